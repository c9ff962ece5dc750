public import Foundation

extension Book {
  /// The path of `url` as it is printed: relative to the book's folder where it lies below it.
  public func path(of url: URL) -> String {
    let path = url.standardizedFileURL.path(percentEncoded: false)
    let base = root.standardizedFileURL.path(percentEncoded: false)
    let prefix = base.hasSuffix("/") ? base : base + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// What the chapter says.
  public func text(of chapter: BookChapter) -> ChapterText {
    ChapterText(contentsOf: chapter.markdown, named: path(of: chapter.markdown))
  }
}
