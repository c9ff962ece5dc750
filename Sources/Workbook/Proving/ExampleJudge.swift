import Lesson

/// Judges what examples did, on whatever time they ran.
public struct ExampleJudge {
  private let evidence: ChapterEvidence
  private let hosts: HostPool
  private let limits: Limits
  private let time: HostOrder.Time

  /// Makes a judge that runs examples again where it must, in one of `hosts`.
  public init(evidence: ChapterEvidence, hosts: HostPool, limits: Limits, time: HostOrder.Time) {
    self.evidence = evidence
    self.hosts = hosts
    self.limits = limits
    self.time = time
  }

  /// Judges what an example did by what the chapter prints.
  ///
  /// On real time, lines of different schedulers mix by chance: an example that prints the same lines as on the virtual
  /// clock, those of each scheduler in the same order, is judged by the order that they have there.
  ///
  /// An example that leaves the wrong number of subscriptions behind runs once more, so the finding says where these are made.
  public func judge(_ run: ExampleRun) throws -> JudgedExample {
    let proof = OutputProof(evidence)
    let judged = proof.judge(run)
    if judged.judgement.verdict == .leaked { return try judgeRecorded(run.example) ?? judged }
    guard time == .real, judged.judgement == .differs else { return judged }
    let runner = ExampleRunner(hosts: hosts, limits: limits, time: .traced)
    guard let virtual = try runner.run([run.example], of: evidence.chapter).first else { return judged }
    let traced = TracedLines(String(decoding: virtual.job.output, as: UTF8.self))
    guard traced.agree(with: String(decoding: run.job.output, as: UTF8.self)) else { return judged }
    var ordered = run
    ordered.job.output = Array(traced.text.utf8)
    return proof.judge(ordered)
  }

  /// Runs an example that leaks with its subscriptions recorded; nil if it does not leak this time.
  private func judgeRecorded(_ example: Example) throws -> JudgedExample? {
    let runner = ExampleRunner(hosts: hosts, limits: limits, time: time, recordsSubscriptions: true)
    let judged = try runner.run([example], of: evidence.chapter).first.map(OutputProof(evidence).judge)
    return judged?.judgement.verdict == .leaked ? judged : nil
  }
}
