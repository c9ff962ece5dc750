/// A fenced code block of a Markdown file.
public struct Fence: Sendable, Equatable {
  /// The line of the opening fence, counted from 1; the body begins on the next one.
  public let line: Int
  /// The column of the opening fence, and of the body's lines, counted from 1.
  public let column: Int
  /// The first word after the opening fence; empty when there is none.
  public let language: String
  /// What follows the language, in the order in which it is written.
  public let attributes: [FenceAttribute]
  /// The lines between the fences, without the marks and indentation of the quote or list they stand in.
  public let body: [String]

  public init(line: Int, column: Int = 1, language: String, attributes: [FenceAttribute], body: [String]) {
    self.line = line
    self.column = column
    self.language = language
    self.attributes = attributes
    self.body = body
  }
}
