/// A verdict with an explanation for the reader.
package struct ExplainedVerdict: Equatable, Sendable {
  package let verdict: Verdict
  /// The rest of a sentence whose subject is the judged item: `does not print the expected output`.
  package let explanation: String

  package init(_ verdict: Verdict, _ explanation: String) {
    self.verdict = verdict
    self.explanation = explanation
  }

  package var isGood: Bool { verdict.isGood }
}
