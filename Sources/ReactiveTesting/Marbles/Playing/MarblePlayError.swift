/// What keeps a diagram from being played.
public struct MarblePlayError: Error, Hashable, Sendable, Codable {
  /// The line of the rows it is about, counted from 1; nil if it is about none.
  public let line: Int?
  /// Counted from 1.
  public let column: Int?
  /// A sentence: what is wrong and what to do.
  public let message: String

  /// Makes an error about this place, or about none.
  public init(line: Int? = nil, column: Int? = nil, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// What keeps a diagram that cannot be read from being played.
  package init(_ error: MarbleSyntaxError) {
    self.init(line: error.line, column: error.column, message: error.message)
  }
}
