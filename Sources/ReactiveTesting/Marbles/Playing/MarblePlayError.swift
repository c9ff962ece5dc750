/// A problem because of which a diagram can't be played.
public struct MarblePlayError: Error, Hashable, Sendable, Codable {
  /// The line of the problem among the rows, counted from 1; nil if the problem has no place.
  public let line: Int?
  /// The column of the problem, counted from 1; nil if the problem has no place.
  public let column: Int?
  /// A sentence that describes the problem and its solution.
  public let message: String

  /// Creates an error, with its place if it has one.
  public init(line: Int? = nil, column: Int? = nil, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// Creates an error for a diagram that can't be parsed.
  package init(_ error: MarbleSyntaxError) {
    self.init(line: error.line, column: error.column, message: error.message)
  }
}
