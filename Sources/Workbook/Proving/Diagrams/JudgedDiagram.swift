import Lesson

/// What a diagram did, and what is to be said about it.
public struct JudgedDiagram: Sendable {
  public let run: DiagramRun
  public let judgement: Judgement
  public let findings: [Finding]

  public var isGood: Bool { judgement.isGood }

  /// - Parameter judgement: What kept it from being compared; without it, the findings decide.
  init(run: DiagramRun, findings: [Finding], judgement: Judgement? = nil) {
    self.run = run
    self.findings = findings
    self.judgement =
      judgement
      ?? (findings.isEmpty
        ? Judgement(.same, "shows what happens") : Judgement(.different, "is not what the chapter shows"))
  }
}

extension Report.Result {
  /// What is to be said about a diagram.
  public init(_ judged: JudgedDiagram, in chapter: BookChapter) {
    self.init(
      kind: .diagram, chapter: chapter.name, name: judged.run.diagram.name, judgement: judged.judgement,
      findings: judged.findings, errors: LastWords.lines(judged.run.job.errors).joined(separator: "\n"))
  }
}
