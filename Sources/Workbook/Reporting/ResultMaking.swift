import Lesson

extension Report.Result {
  /// What is wrong with a chapter as a whole.
  public init(_ findings: [Finding], in chapter: BookChapter) {
    self.init(
      kind: .chapter, chapter: chapter.name, name: chapter.identifier, isGood: findings.isEmpty,
      verdict: findings.isEmpty ? "proven" : "refuted", message: findings.first?.message ?? "proven",
      findings: findings)
  }

  /// What is to be said about a file of the reader's.
  public init(_ outcome: ScriptRunner.Outcome, of name: String, output: [UInt8], errors: [UInt8]) {
    let details: [String]
    let verdict: Verdict?
    switch outcome {
    case .doesNotCompile(let diagnostics):
      details = diagnostics.map(\.text)
      verdict = nil
    case .compiled(_, let ending):
      details = []
      verdict = Verdict(onScript: ending, errors)
    }
    let isGood = verdict?.isGood ?? false
    self.init(
      kind: .script, chapter: "", name: name, isGood: isGood, verdict: verdict?.code ?? "does-not-compile",
      message: isGood ? "ran to its end" : verdict?.phrase ?? "does not compile", details: details,
      output: String(decoding: output, as: UTF8.self),
      errors: LastWords.lines(errors).joined(separator: "\n"),
      exitStatus: verdict?.exitStatus ?? 3)
  }
  /// What is to be said about an example.
  public init(_ judged: JudgedRun, in chapter: BookChapter) {
    let verdict = judged.verdict
    self.init(
      kind: .example, chapter: chapter.name, name: judged.run.example.name, isGood: verdict.isGood,
      verdict: verdict.code, message: verdict.phrase, findings: judged.findings,
      output: String(decoding: judged.run.output, as: UTF8.self),
      errors: LastWords.lines(judged.run.errors).joined(separator: "\n"), exitStatus: verdict.exitStatus)
  }

  /// What is to be said about a diagram.
  public init(_ judged: JudgedDiagram, in chapter: BookChapter) {
    self.init(
      kind: .diagram, chapter: chapter.name, name: judged.run.diagram.name, isGood: judged.isGood,
      verdict: judged.verdict, message: judged.findings.first?.message ?? "shows what happens",
      findings: judged.findings, errors: LastWords.lines(judged.run.errors).joined(separator: "\n"),
      exitStatus: judged.exitStatus)
  }

  /// What is to be said about a solution of a challenge.
  public init(_ outcome: ChallengeJudge.Outcome, of challenge: ChapterChallenge) {
    let verdict = outcome.verdict
    let hint = Self.hint(for: verdict, of: challenge)
    let advice = hint.map { "There is a hint for this: ./rxbook hint \(challenge.identifier) \($0)" }
    self.init(
      kind: .challenge, chapter: challenge.chapter.name, name: challenge.identifier, isGood: verdict.isGood,
      verdict: verdict.code, message: verdict.phrase, details: verdict.details + [advice].compactMap(\.self),
      output: String(decoding: outcome.output, as: UTF8.self), hint: hint, exitStatus: verdict.exitStatus)
  }

  /// The hint that is tied to what the check found.
  private static func hint(for verdict: ChallengeVerdict, of challenge: ChapterChallenge) -> String? {
    guard case .unsolved(let objections) = verdict else { return nil }
    let remarks = Hints(of: challenge.challenge).remarks
    return objections.flatMap(\.evidence).map(\.name).first { remarks[$0] != nil }
  }
}
