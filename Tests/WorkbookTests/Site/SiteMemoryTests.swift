import Foundation
import Testing
@testable import Workbook

/// A site that is made again and again, against one that is made from nothing.
@Suite struct SiteMemoryTests {
  private let site: SiteBook
  private let memory = SiteMemory()

  init() throws {
    site = try SiteBook("One", "Two", "Three")
    try site.write(
      """
      # One

      A **bell** rings. See [two](../Chapter02-Two/Chapter.md#ring).

      ```choose
      I have a bell, and want
        it to ring  ring
        to do it myself  chapter2/1
      ```
      """, to: "Chapter.md")
    try site.write(
      "# Two\n\n## `ring`\n\n```swift sketch=\"a signature\"\nfunc ring(_ times: Int)\n```\n",
      to: "Chapter.md",
      ofChapter: 2)
    try site.write("# Ring it\n\nOnce.\n", to: "Challenges/1-ring/Challenge.md", ofChapter: 2)
    try site.write("# Three\n\nThe last one.\n", to: "Chapter.md", ofChapter: 3)
    try writeCover("# Bells\n\n```operators\nring\n```\n")
  }

  private func writeCover(_ text: String, to name: String = "Cover.md") throws {
    try Data(text.utf8).write(to: site.book.chaptersFolder.appending(path: name))
  }

  private func remembered() throws -> Site {
    try SiteBuilder(book: site.book, gallery: DiagramGallery(), memory: memory).site()
  }

  @Test func `whatever is changed, the site is what it would be without a memory`() throws {
    let two = "Challenges/1-ring/Challenge.md"
    let edits: [(String, () throws -> Void)] = [
      ("nothing", {}),
      ("prose", { try site.write("# Three\n\nThe **last** one is this.\n", to: "Chapter.md", ofChapter: 3) }),
      ("a challenge", { try site.write("# Ring it twice\n\nTwice.\n", to: two, ofChapter: 2) }),
      ("code", { try site.write("func ring() {}\n", to: "Code/Bells.swift", ofChapter: 2) }),
      (
        "the section of an operator",
        {
          try site.write("# Three\n\n## `ring` for good\n\nIt rings.\n", to: "Chapter.md", ofChapter: 3)
          try site.write("# Two\n\nNothing.\n", to: "Chapter.md", ofChapter: 2)
        }
      ),
      ("a title", { try writeCover("# Gongs\n\n```operators\nring\n```\n") }),
      ("a preface", { try writeCover("# Before\n\nRead.\n", to: "Preface.md") }),
      ("a colophon", { try writeCover("# After\n\nMade.\n", to: "Colophon.md") }),
      (
        "a file that is gone",
        {
          try FileManager.default.removeItem(
            at: site.book.chapters[1].folder.appending(path: "Code/Bells.swift"))
        }
      ),
    ]
    for (what, edit) in edits {
      try edit()
      let (known, fresh) = (try remembered(), try SiteBuilder(book: site.book).site())
      #expect(known.files == fresh.files, "after \(what)")
      #expect(known.findings == fresh.findings, "after \(what)")
    }
  }

  @Test func `the page of a chapter is made anew when it, or what it leads to, has changed`() throws {
    _ = try remembered()
    try mark()
    func isKept() throws -> Bool { try text().contains("kept") }
    #expect(try isKept())
    try site.write("# Three\n\nSomething else.\n", to: "Chapter.md", ofChapter: 3)
    #expect(try isKept())
    try site.write("# Ring it twice\n\nTwice.\n", to: "Challenges/1-ring/Challenge.md", ofChapter: 2)
    #expect(try !isKept())
    try mark()
    try site.write("# One\n\nSomething else.\n", to: "Chapter.md")
    #expect(try !isKept())
    try mark()
    try writeCover("# Gongs\n")
    #expect(try !isKept())
  }

  private static let page = "Chapter01-One/index.html"

  private func text() throws -> String {
    String(decoding: try remembered().files[Self.page] ?? Data(), as: UTF8.self)
  }

  /// Changes what is remembered of the first chapter's page.
  private func mark() throws {
    let world = try #require(memory.world)
    let chapters = try site.book.chapters.map { chapter in
      let known = try #require(memory.chapter(chapter, print: SiteMemory.print(of: chapter), in: world))
      return SiteMemory.Chapter(
        print: known.print, text: known.text, page: known.page,
        documents: known.documents.mapValues { $0 + "kept" }, found: known.found)
    }
    memory.remember(chapters, in: world)
  }
}
