/// A line of a file, or a column of it.
public struct Place: Sendable, Hashable, Codable, CustomStringConvertible {
  public var file: String
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in characters; nil for the line as a whole.
  public var column: Int?

  public init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The form that editors and terminals can open.
  public var description: String { "\(file):\(line)" + (column.map { ":\($0)" } ?? "") }
}
