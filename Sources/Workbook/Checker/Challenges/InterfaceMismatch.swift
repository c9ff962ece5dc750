/// A mismatch between the check and the reader's file.
package struct InterfaceMismatch: Equatable, Sendable {
  /// A sentence that says what the reader should do.
  package let advice: String
  /// The line of the check that shows how the declaration is used.
  package let use: String?
  /// The number of that line, counted from 1.
  package let line: Int?

  init(advice: String, use: String? = nil, line: Int? = nil) {
    self.advice = advice
    self.use = use
    self.line = line
  }
}
