@testable import Workbook

extension ChapterText {
  /// A chapter's text that lies in no file.
  static func of(_ markdown: String) -> ChapterText {
    ChapterText(MarkdownDocument(text: markdown, file: "Chapter.md"))
  }
}
