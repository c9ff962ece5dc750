/// A fenced code block of a Markdown file.
package struct Fence: Sendable, Equatable {
  /// The line of the opening fence, counted from 1.
  ///
  /// The body starts on the next line.
  package let line: Int
  /// The column of the opening fence and of the lines of the body, counted from 1.
  package let column: Int
  /// The first word after the opening fence; empty if there is none.
  package let language: String
  /// The attributes after the language, in the order in which they are written.
  package let attributes: [FenceAttribute]
  /// The lines between the fences, without the markers and indentation of the quote or list around them.
  package let body: [String]

  package init(line: Int, column: Int = 1, language: String, attributes: [FenceAttribute], body: [String]) {
    self.line = line
    self.column = column
    self.language = language
    self.attributes = attributes
    self.body = body
  }
}
