import Foundation
import Lesson

@testable import Workbook

/// A small book in a temporary folder, which is removed with it.
final class SiteBook {
  let root: URL
  /// Where a site can be written to.
  var output: URL { root.appending(path: "out", directoryHint: .isDirectory) }
  private let titles: [String]

  /// Makes a book whose chapters 1, 2, … have these titles.
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
    return Book(root: root, parts: [Part(title: "First & last", chapters: chapters)])
  }

  /// Writes a file of chapter `number`; folders on the way are made.
  func write(_ text: String, to path: String, ofChapter number: Int = 1) throws {
    let file = book.chapters[number - 1].folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @discardableResult
  func build() throws -> Site { try SiteBuilder(book: book).build(into: output) }

  /// A file of the site.
  func built(_ path: String) throws -> String {
    try String(contentsOf: output.appending(path: path), encoding: .utf8)
  }

  /// The paths of everything in the site.
  func files() -> [String] {
    (FileManager.default.enumerator(atPath: output.path(percentEncoded: false))?.compactMap { $0 as? String }
      ?? [])
      .sorted()
  }

  /// Renders a chapter's text, without the page around it.
  func render(_ text: String) throws -> (html: String, gathered: DocumentRenderer.Gathered) {
    try write(text, to: "Chapter.md")
    let chapter = book.chapters[0]
    let read = book.text(of: chapter)
    var renderer = DocumentRenderer(
      document: read.document, links: SiteLinks(book: book, chapter: chapter, folder: chapter.folder),
      roles: read.fences, anchors: Anchors())
    let html = renderer.render(read.document.events[...])
    return (html.description, renderer.gathered)
  }
}
