@testable import BookMarkdown
@testable import BookModel

extension ChapterText {
  /// Returns the text of a chapter without a file.
  static func of(_ markdown: String) -> ChapterText {
    ChapterText(MarkdownDocument(text: markdown, file: "Chapter.md"))
  }
}
