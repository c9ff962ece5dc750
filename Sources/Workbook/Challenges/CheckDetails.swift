import Lesson

extension CheckOutcome {
  /// What a person needs to go on, as lines.
  public var details: [String] {
    switch self {
    case .solved, .notStarted: []
    case .unsolved(let objections): objections.flatMap(\.lines)
    case .doesNotCompile(let diagnostics):
      diagnostics.flatMap(\.lines)
    case .doesNotFit(let misfits, let declarations):
      misfits.flatMap { misfit in
        let use = declarations.isEmpty ? misfit.use : nil
        return Objection.wrapped(misfit.advice, indent: 0)
          + (use.map { ["  The check uses it like this: \($0)"] } ?? [])
      } + declarations.map { "  \($0)" }
    case .stopped(let judgement, let lastWords):
      // Of a crowd, all say the same.
      judgement.verdict == .crowded ? [] : lastWords.filter { !judgement.phrase.hasSuffix($0) }.suffix(20)
    }
  }
}

extension Objection {
  /// The message, and what was expected and found.
  var lines: [String] {
    let message = Self.wrapped(self.message, indent: 0)
    let reasons = evidence.flatMap { Self.wrapped($0.words, indent: 2) }
    return message + details.map { "  " + $0 } + values + reasons
  }

  /// What was expected and found.
  private var values: [String] {
    guard let expected, let actual else { return [] }
    let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let found = actual.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if wanted.count <= 1 && found.count <= 1 {
      return ["  expected  \(Self.shown(expected))", "  found     \(Self.shown(actual))"]
    }
    let diff = LineDiff(
      expected: expected.isEmpty ? [] : wanted.map(LinePattern.init(literally:)),
      found: actual.isEmpty ? [] : found)
    return ["  (- expected, + found)"] + diff.hunk(limit: 24).map { "  " + $0 }
  }

  fileprivate static func wrapped(_ text: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    return TextWrapping.wrap(text, first: margin, indent: indent, width: 76).split(separator: "\n").map(
      String.init)
  }

  private static func shown(_ text: String) -> String { text.isEmpty ? "nothing" : text }
}
