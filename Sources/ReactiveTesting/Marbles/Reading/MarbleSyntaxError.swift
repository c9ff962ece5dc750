/// A mistake in marbles, with its place.
public struct MarbleSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1, in characters as a reader sees them.
  public let column: Int
  /// A sentence or two that describe the problem and its solution.
  public let message: String

  /// Creates an error at the given place.
  public init(line: Int = 1, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// The place and the message.
  public var description: String { "line \(line), column \(column): \(message)" }
}
