/// A line of a file, or a column of it.
package struct Place: Sendable, Hashable, Codable, CustomStringConvertible {
  package var file: String
  /// The line, counted from 1.
  package var line: Int
  /// The column in characters, counted from 1; nil for the whole line.
  package var column: Int?

  package init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The place in the form that editors and terminals can open.
  package var description: String { "\(file):\(line)" + (column.map { ":\($0)" } ?? "") }
}
