import Lesson
import Runner
import TextSupport

extension CheckResult.Outcome {
  /// The lines that help the reader to fix the solution.
  package var details: [String] {
    switch self {
    case .solved, .notStarted: []
    case .unsolved(let objections): objections.flatMap(\.lines)
    case .doesNotCompile(let diagnostics):
      diagnostics.flatMap(\.lines)
    case .doesNotFit(let mismatches, let declarations):
      mismatches.flatMap { mismatch in
        let use = declarations.isEmpty ? mismatch.use : nil
        return Objection.wrapped(mismatch.advice, indent: 0)
          + (use.map { ["  The check uses it like this: \($0)"] } ?? [])
      } + declarations.map { "  \($0)" }
    case .stopped(let verdict, let errorLines):
      // All threads print the same lines.
      verdict.verdict == .threadLimit
        ? [] : errorLines.filter { !verdict.explanation.hasSuffix($0) }.suffix(20)
    }
  }
}

extension Objection {
  /// The message with the expected and the actual values.
  var lines: [String] {
    let message = Self.wrapped(self.message, indent: 0)
    let reasons = failureKinds.flatMap { Self.wrapped($0.sentence, indent: 2) }
    return message + details.map { "  " + $0 } + values + reasons
  }

  /// The expected and the actual values.
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
