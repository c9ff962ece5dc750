/// A part of the book: a title and the chapters below it.
public struct Part: Sendable {
  public let title: String
  public let chapters: [BookChapter]

  public init(title: String, chapters: [BookChapter]) {
    self.title = title
    self.chapters = chapters
  }
}
