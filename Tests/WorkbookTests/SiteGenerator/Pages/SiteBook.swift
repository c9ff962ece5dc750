import Foundation
import Lesson

@testable import BookMarkdown
@testable import BookModel
@testable import SiteGenerator

/// A small book in a temporary folder, which is deleted with this object.
final class SiteBook {
  let root: URL
  /// The output folder for a site.
  var output: URL { root.appending(path: "out", directoryHint: .isDirectory) }
  private let titles: [String]
  /// Whether the book has a playground.
  var hasPlayground = false

  /// Creates a book whose chapters 1, 2, … have these titles.
  init(_ titles: String...) throws {
    self.titles = titles
    root = FileManager.default.temporaryDirectory.appending(
      path: "site-\(UUID().uuidString)", directoryHint: .isDirectory)
    for chapter in book.chapters {
      try FileManager.default.createDirectory(at: chapter.folder, withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  var book: Book {
    let chapters = titles.enumerated().map { index, title in
      BookChapter(
        name: "Chapter0\(index + 1)-\(title.prefix { $0.isLetter })", root: root,
        code: Chapter(title) {
          example(of: "One") {}
          example(of: "Two") {}
        })
    }
    return Book(
      root: root, hasPlayground: hasPlayground, parts: [Part(title: "First & last", chapters: chapters)])
  }

  /// The book, parsed from its current files.
  var parsed: ParsedBook { BookLoader.load(book) }

  /// Writes a file of chapter `number`, and creates its parent folders.
  func write(_ text: String, to path: String, ofChapter number: Int = 1) throws {
    let file = book.chapters[number - 1].folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @discardableResult
  func build() throws -> Site { try SiteBuilder(book: parsed).build(into: output) }

  /// Returns the text of a file of the site.
  func built(_ path: String) throws -> String {
    try String(contentsOf: output.appending(path: path), encoding: .utf8)
  }

  /// Returns the paths of all files and folders of the site.
  func files() -> [String] {
    (FileManager.default.enumerator(atPath: output.path(percentEncoded: false))?.compactMap { $0 as? String }
      ?? [])
      .sorted()
  }

  /// Renders a chapter's text, without the page around it.
  func render(_ text: String) throws -> (html: String, gathered: DocumentRenderer.Gathered) {
    try write(text, to: "Chapter.md")
    let book = parsed
    let (chapter, read) = (book.chapters[0].chapter, book.chapters[0].text)
    var renderer = DocumentRenderer(
      document: read.document, links: SiteLinks(book: book, chapter: chapter, folder: chapter.folder),
      roles: read.fences, anchors: Anchors())
    let html = renderer.render(read.document.events[...])
    return (html.description, renderer.gathered)
  }
}
