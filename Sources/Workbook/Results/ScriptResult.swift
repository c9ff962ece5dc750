extension Report.Result {
  /// What is to be said about a file of the reader's that did what `outcome` says.
  public init(_ outcome: ScriptRunner.Outcome, of name: String) {
    switch outcome {
    case .doesNotCompile(let diagnostics):
      self.init(
        kind: .script, chapter: "", name: name, judgement: .doesNotCompile, details: diagnostics.map(\.text))
    case .compiled(_, let job):
      self.init(
        kind: .script, chapter: "", name: name, judgement: Judgement(onScript: job),
        output: String(decoding: job.output, as: UTF8.self),
        errors: LastWords.lines(job.errors).joined(separator: "\n"))
    }
  }
}
