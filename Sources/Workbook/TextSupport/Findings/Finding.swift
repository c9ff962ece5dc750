/// A problem in the book, with its location.
package struct Finding: Sendable, Hashable, Codable {
  /// The file as it is printed: relative to the book's root if possible.
  package var file: String
  /// The line, counted from 1.
  package var line: Int
  /// The column in characters, counted from 1; nil for the whole line.
  package var column: Int?
  /// One sentence that says what is wrong and what to do.
  package var message: String
  /// Additional lines, such as a diff whose lines start with `-`, `+` or a space; without colours.
  package var details: [String]
  /// Related places, such as the source of a snippet.
  package var related: [Place]

  package init(
    file: String, line: Int, column: Int? = nil, message: String, details: [String] = [],
    related: [Place] = []
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.details = details
    self.related = related
  }

  package var place: Place { Place(file: file, line: line, column: column) }
}
