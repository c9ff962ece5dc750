/// A form in which a diagram can stand in the module.
struct LiveForm: Hashable, Sendable {
  /// What `String` and its kin are in a file of it: `Sources/LiveDiagrams` says what that means.
  enum Dialect: CaseIterable, Hashable, Sendable {
    /// Texts of the page, which take next to no room.
    case texts
    /// Swift's own strings, which have all that strings have.
    case strings

    /// What a file of it begins with.
    var head: String {
      switch self {
      case .texts:
        """
        private typealias String = PageText
        private typealias StringLiteralType = PageText
        private typealias CustomStringConvertible = PageDescribed
        private typealias LosslessStringConvertible = PageReadable & PageDescribed
        """
      case .strings:
        """
        private typealias CustomStringConvertible = Swift.CustomStringConvertible & PageWritten
        private typealias LosslessStringConvertible =
          Swift.LosslessStringConvertible & PageReadable & PageWritten
        """
      }
    }
  }

  let dialect: Dialect
  /// Whether the page hands over the numbers in the operator.
  let hasNumbers: Bool

  /// What is tried before a diagram is left out, one after the other.
  static let all = Dialect.allCases.flatMap { dialect in
    [true, false].map { LiveForm(dialect: dialect, hasNumbers: $0) }
  }
}
