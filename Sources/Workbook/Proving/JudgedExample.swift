import Lesson

/// What an example did, and what is to be said about it.
public struct JudgedExample: Sendable {
  public let run: ExampleRun
  public let judgement: Judgement
  public internal(set) var findings: [Finding]
}

extension Report.Result {
  /// What is to be said about an example.
  public init(_ judged: JudgedExample, in chapter: BookChapter) {
    self.init(
      kind: .example, chapter: chapter.name, name: judged.run.example.name, judgement: judged.judgement,
      findings: judged.findings, output: String(decoding: judged.run.job.output, as: UTF8.self),
      errors: LastWords.lines(judged.run.job.errors).joined(separator: "\n"))
  }
}
