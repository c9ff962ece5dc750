import Lesson

extension ChallengeVerdict {
  /// What a person needs to go on, as lines.
  public var details: [String] {
    switch self {
    case .solved, .notStarted: []
    case .unsolved(let objections): objections.flatMap(\.lines)
    case .doesNotCompile(let diagnostics):
      diagnostics.flatMap {
        $0.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      }
    case .doesNotFit(let misfits):
      misfits.flatMap { misfit in
        [misfit.advice] + (misfit.use.map { ["  The check uses it like this: \($0)"] } ?? [])
      }
    case .stopped(_, let lastWords): lastWords.filter { !phrase.hasSuffix($0) }.suffix(20)
    }
  }
}

extension Objection {
  /// The message, and what was expected and found.
  var lines: [String] {
    let message = TextWrapping.wrap(self.message, indent: 0, width: 76).split(separator: "\n").map(
      String.init)
    let reasons = evidence.map { TextWrapping.wrap($0.words, first: "  ", indent: 2, width: 74) }
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

  private static func shown(_ text: String) -> String { text.isEmpty ? "nothing" : text }
}
