import BookModel
import Lesson
import Runner
import TextSupport

/// Judges the results of examples on the virtual clock or on real time.
package struct ExampleJudge {
  private let parsed: ParsedChapter
  private let workers: WorkerPool
  private let limits: Limits
  private let time: JobRequest.Time

  /// Creates a judge that runs examples again if necessary, in one of `workers`.
  package init(of parsed: ParsedChapter, workers: WorkerPool, limits: Limits, time: JobRequest.Time) {
    self.parsed = parsed
    self.workers = workers
    self.limits = limits
    self.time = time
  }

  /// Compares the result of an example with the chapter.
  ///
  /// On real time, the lines of different schedulers are interleaved at random. If an example prints the same lines as
  /// on the virtual clock, with the lines of each scheduler in the same order, it is judged by the order on the virtual
  /// clock.
  ///
  /// An example that leaks an unexpected number of subscriptions runs again with recording, so the finding can list
  /// their places.
  package func judge(_ example: Example, _ result: RunResult) throws -> Report.Result {
    let proof = OutputProof(parsed)
    let judged = proof.judge(example, result)
    if judged.verdict == .leaked { return try judgeRecorded(example) ?? judged }
    guard time == .real, judged.verdict == .different else { return judged }
    let runner = ExampleRunner(workers: workers, limits: limits, time: .traced)
    guard let virtual = try runner.run([example], of: parsed.chapter).first else { return judged }
    let traced = TracedLines(String(decoding: virtual.output, as: UTF8.self))
    guard traced.agree(with: String(decoding: result.output, as: UTF8.self)) else { return judged }
    var ordered = result
    ordered.output = Array(traced.text.utf8)
    return proof.judge(example, ordered)
  }

  /// Runs an example that leaks again with its subscriptions recorded; nil if it does not leak this time.
  private func judgeRecorded(_ example: Example) throws -> Report.Result? {
    let runner = ExampleRunner(workers: workers, limits: limits, time: time, recordsSubscriptions: true)
    let result = try runner.run([example], of: parsed.chapter).first
    let judged = result.map { OutputProof(parsed).judge(example, $0) }
    return judged?.verdict == .leaked ? judged : nil
  }
}
