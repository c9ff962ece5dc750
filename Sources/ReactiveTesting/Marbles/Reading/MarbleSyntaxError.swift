/// What is wrong with marbles, and where.
public struct MarbleSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Counted from 1.
  public let line: Int
  /// Counted from 1, in characters, as a reader sees them.
  public let column: Int
  /// A sentence or two: what is wrong and what to do.
  public let message: String

  /// Makes an error about this place.
  public init(line: Int = 1, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// What it is, in words.
  public var description: String { "line \(line), column \(column): \(message)" }
}
