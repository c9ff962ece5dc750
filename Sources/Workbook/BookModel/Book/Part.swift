import Foundation
import Lesson

/// A part of the book: a title and the chapters below it.
public struct Part: Sendable {
  public let title: String
  public let chapters: [BookChapter]

  public init(title: String, chapters: [BookChapter]) {
    self.title = title
    self.chapters = chapters
  }

  /// Creates a part from chapters of the book at `root`, by the names of their folders.
  ///
  /// - Precondition: The names are valid for `BookChapter`.
  public init(title: String, root: URL, _ chapters: KeyValuePairs<String, Chapter>) {
    self.init(
      title: title, chapters: chapters.map { BookChapter(name: $0.key, root: root, code: $0.value) })
  }
}
