import Foundation
import Lesson
import TestSupport
import Testing

@testable import BookMarkdown
@testable import BookModel
@testable import TextSupport

@Suite struct BookLoaderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("# One\n\nA **buoy** floats.\n", to: "Chapters/Chapter01-One/Chapter.md")
    try folder.write("let one = 1\n", to: "Chapters/Chapter01-One/Code/One.swift")
    try folder.write("# Two\n\nA **Buoy** again, and a **pier**.\n", to: "Chapters/Chapter02-Two/Chapter.md")
    try folder.write("# Row", to: "Chapters/Chapter02-Two/Challenges/2-row/Challenge.md")
    try folder.write("# Sail", to: "Chapters/Chapter02-Two/Challenges/1-sail/Challenge.md")
    try folder.write("let sail = 1\n", to: "Chapters/Chapter02-Two/Challenges/1-sail/Starter.swift")
    try folder.write("", to: "Chapters/Chapter02-Two/Challenges/notes.txt")
  }

  private func load() -> ParsedBook {
    let chapters = ["Chapter01-One", "Chapter02-Two"].map {
      BookChapter(name: $0, root: folder.url, code: Chapter($0) {})
    }
    return BookLoader.load(Book(root: folder.url, parts: [Part(title: "Part", chapters: chapters)]))
  }

  @Test func `a loaded book has its documents, its code and its challenges`() {
    let book = load()
    #expect(book.chapters.map { $0.text.document.anchors } == [["one"], ["two"]])
    #expect(book.chapters[0].sources.text(ofFile: "One.swift")?.lines == ["let one = 1"])
    #expect(book.challenges.map(\.identifier) == ["chapter2/1", "chapter2/2"])
    #expect(book.challenges[0].starter.string == "let sail = 1\n")
    #expect(book.chapters[1].challengeNames == ["1-sail", "2-row", "notes.txt"])
    #expect(book.terms.map { $0.map(\.words) } == [["buoy"], ["pier"]])
  }

  @Test func `files are named by their path relative to the book`() {
    let book = load()
    #expect(book.chapters[0].file == "Chapters/Chapter01-One/Chapter.md")
    #expect(
      book.chapters[0].sources.text(ofFile: "One.swift")?.place == "Chapters/Chapter01-One/Code/One.swift")
    #expect(book.challenges[0].check.path == "Chapters/Chapter02-Two/Challenges/1-sail/Check.swift")
  }

  @Test func `a file that is missing or unreadable is reported by its document`() throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: "Chapters/Chapter01-One/Chapter.md"))
    try folder.write("", to: "Chapters/Chapter01-One/Chapter.md/file")
    let book = load()
    #expect(
      book.chapters[0].text.findings.map(\.message) == [
        "Chapters/Chapter01-One/Chapter.md cannot be read; check that it is a file and its permissions."
      ])
    #expect(book.chapters[0].markdown.exists)
    #expect(!book.challenges[0].hints.exists)
    #expect(
      book.challenges[0].hints.text.findings.map(\.message) == [
        "Chapters/Chapter02-Two/Challenges/1-sail/hints.md is missing; create it."
      ])
  }

  @Test func `the source of a file that is not UTF-8 is nil`() throws {
    let file = folder.url.appending(path: "Chapters/Chapter01-One/Code/One.swift")
    try Data([0x61, 0xFF]).write(to: file)
    #expect(load().chapters[0].sources.text(ofFile: "One.swift") == nil)
  }

  @Test func `a loaded book does not change with its files`() throws {
    let book = load()
    try folder.write("# Changed\n", to: "Chapters/Chapter01-One/Chapter.md")
    #expect(book.chapters[0].text.document.anchors == ["one"])
    #expect(!book.chapters[0].isUpToDate())
    #expect(book.chapters[1].isUpToDate())
  }

  @Test(arguments: ["Code/Two.swift", "Challenges/3-dive/Starter.swift", "Challenges/1-sail/Extra.swift"])
  func `a chapter with an added file is no longer up to date`(path: String) throws {
    let book = load()
    #expect(book.chapters[1].isUpToDate())
    try folder.write("let two = 2\n", to: "Chapters/Chapter02-Two/\(path)")
    #expect(!book.chapters[1].isUpToDate())
  }

  @Test func `reloading a chapter does not read other chapters`() throws {
    let book = load()
    try folder.write("# Changed\n", to: "Chapters/Chapter01-One/Chapter.md")
    try folder.write("# Changed\n", to: "Chapters/Chapter02-Two/Chapter.md")
    let reloaded = book.reloading(chapters: ["Chapter01-One"])
    #expect(reloaded.chapters.map { $0.text.document.anchors } == [["changed"], ["two"]])
  }

  @Test func `changed files reload their chapters, and a change outside of the chapters reloads everything`()
    throws
  {
    let book = load()
    try folder.write("# Changed\n", to: "Chapters/Chapter01-One/Chapter.md")
    try folder.write("# Changed\n", to: "Chapters/Chapter02-Two/Chapter.md")
    func anchors(_ paths: Set<String>) -> [[String]] {
      book.reloading(paths).chapters.map { $0.text.document.anchors }
    }
    #expect(anchors([]) == [["one"], ["two"]])
    #expect(anchors(["Chapter02-Two/Challenges/1-sail/hints.md"]) == [["one"], ["changed"]])
    #expect(anchors(["Cover.md"]) == [["changed"], ["changed"]])
  }
}
