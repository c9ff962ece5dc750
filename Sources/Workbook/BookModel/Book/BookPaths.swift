import Foundation

extension Book {
  /// Returns the path of `url` as it is printed: relative to the book's folder if it is inside it.
  package func path(of url: URL) -> String {
    let path = url.standardizedFileURL.path(percentEncoded: false)
    let base = root.standardizedFileURL.path(percentEncoded: false)
    let prefix = base.hasSuffix("/") ? base : base + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  package var chaptersFolder: URL { root.appending(path: "Chapters", directoryHint: .isDirectory) }

  /// The page before the chapters; its title is the title of the book.
  package var cover: URL { chaptersFolder.appending(path: "Cover.md") }
}
