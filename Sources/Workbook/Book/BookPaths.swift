public import Foundation

extension Book {
  /// The path of `url` as it is printed: relative to the book's folder where it lies below it.
  public func path(of url: URL) -> String {
    let path = url.standardizedFileURL.path(percentEncoded: false)
    let base = root.standardizedFileURL.path(percentEncoded: false)
    let prefix = base.hasSuffix("/") ? base : base + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// Where the chapters are.
  public var chaptersFolder: URL { root.appending(path: "Chapters", directoryHint: .isDirectory) }

  /// The page that comes before the chapters, whose title is the book's.
  public var cover: URL { chaptersFolder.appending(path: "Cover.md") }

  /// What the cover says; nil where there is none.
  var coverDocument: MarkdownDocument? { document(at: cover) }

  /// The text at `file`; nil where there is none.
  func document(at file: URL) -> MarkdownDocument? {
    FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
      ? MarkdownDocument(contentsOf: file, named: path(of: file)) : nil
  }

  /// What the chapter says.
  public func text(of chapter: BookChapter) -> ChapterText {
    ChapterText(contentsOf: chapter.markdown, named: path(of: chapter.markdown))
  }
}
