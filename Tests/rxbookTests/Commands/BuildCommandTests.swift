import AuthorTools
import ArgumentParser
import BookModel
import Foundation
import SiteGenerator
import TestSupport
import Testing

@testable import BookProgram
import BookChapters

@Suite(.waiting) struct BuildCommandTests {
  /// Creates a book's folder in which every chapter linked into the program has this text.
  private func makeBook(text: String) throws -> URL {
    let root = FileManager.default.temporaryDirectory.appending(
      path: "book-\(UUID().uuidString)", directoryHint: .isDirectory)
    for chapter in BookChapters.book(at: root).chapters {
      try FileManager.default.createDirectory(at: chapter.folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: chapter.markdown)
    }
    try Data().write(to: root.appending(path: "Package.swift"))
    return root
  }

  private func build(_ root: URL, _ arguments: String...) throws {
    BookProgram.use(BookChapters.book(at:), authorCommands: .all)
    let root = root.path(percentEncoded: false)
    try BuildCommand.parse(["--book", root, "--no-color", "--no-proof"] + arguments).run()
  }

  private func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path(percentEncoded: false))
  }

  @Test func `pages are written to the book's build folder by default`() throws {
    let root = try makeBook(text: "# A chapter\n")
    defer { try? FileManager.default.removeItem(at: root) }
    try build(root)
    #expect(exists(root.appending(path: ".build/book/index.html")))
    #expect(exists(root.appending(path: ".build/book/style.css")))
  }

  @Test func `pages are written to the folder given with --output`() throws {
    let root = try makeBook(text: "# A chapter\n")
    defer { try? FileManager.default.removeItem(at: root) }
    try build(root, "--output", root.appending(path: "some/where").path(percentEncoded: false))
    #expect(exists(root.appending(path: "some/where/index.html")))
    #expect(!exists(root.appending(path: ".build/book")))
  }

  @Test func `with an error in a chapter, pages are written and the exit status is 1`() throws {
    let root = try makeBook(text: "# A chapter\n\n```swift\n")
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(throws: ExitCode(1)) { try build(root) }
    #expect(exists(root.appending(path: ".build/book/index.html")))
  }

  @Test(.slow) func `only pages of chapters whose proof passed are marked as proven`() async throws {
    let book = try await BookCopy.proven()
    try book.replace(
      "Tern: next(Fog at the point)\n", with: "Tern: next(Fog)\n",
      in: "Chapters/Chapter03-Subjects/Chapter.md")
    let outcome = try book.run("build", "--output", "site")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Fog"))
    #expect(try book.read("site/Chapter02-Observables/index.html").contains("class=\"proven\""))
    #expect(try !book.read("site/Chapter03-Subjects/index.html").contains("class=\"proven\""))
    let unproven = try book.run("build", "--output", "site", "--no-proof")
    #expect(unproven.status == 0)
    #expect(unproven.output.contains("No chapter was proven"))
    #expect(try !book.read("site/Chapter02-Observables/index.html").contains("class=\"proven\""))
  }

  @Test(.slow) func `pages and scripts stay below their size limits`() async throws {
    let site = try await ProvenBook.site(of: BookCopy.original, program: Program.url)
    let files = FileManager.default.enumerator(atPath: site.path(percentEncoded: false))
    var sizes: [String: Int] = [:]
    for case let path as String in files ?? .init() where path.hasSuffix(".html") || path.hasSuffix(".js") {
      sizes[path] = try Data(contentsOf: site.appending(path: path)).count
    }
    for chapter in BookChapters.book(at: BookCopy.original).chapters {
      #expect(sizes["\(chapter.name)/index.html"] != nil)
    }
    for (path, size) in sizes where path.hasSuffix(".html") { #expect(size < 150_000, "\(path)") }
    // Every page loads `theme.js`, `fonts.js` and `page.js`, and the cover `demo.js`. Other scripts are loaded when they
    // are needed: for questions and progress, links, diagrams, the search, the player, the playground, and data about
    // symbols.
    let scripts = sizes.filter { $0.key.hasSuffix(".js") }
    let ofDiagrams = scripts.filter { $0.key.hasPrefix("live/") }
    let ofSymbols = scripts.filter { $0.key.hasPrefix("symbols/") }
    let ofSearch = scripts.filter { $0.key.hasPrefix("search/") }
    let ofPlayground = scripts.filter { $0.key.hasPrefix("play/") }
    #expect(
      scripts.count == 9 + ofDiagrams.count + ofSymbols.count + ofSearch.count + ofPlayground.count)
    #expect(try #require(scripts["theme.js"]) < 500)
    #expect(try #require(scripts["fonts.js"]) < 2_000)
    #expect(try #require(scripts["page.js"]) < 20_000)
    #expect(try #require(scripts["reader.js"]) < 20_000)
    #expect(try #require(scripts["chapters.js"]) < 2_500)
    #expect(try #require(scripts["diagrams.js"]) < 12_000)
    // Base64 adds a third to the size of the module.
    #expect(try #require(scripts["live/module.js"]) < 150_000)
    #expect(ofDiagrams.values.reduce(0, +) < 253_000)
    #expect(
      Set(ofPlayground.keys) == [
        "play/chain.js", "play/module.js", "play/orders.js", "play/play.js", "play/puzzle-list.js",
        "play/puzzles.js", "play/table.js",
      ])
    #expect(try #require(scripts["play/puzzle-list.js"]) < 100_000)
    #expect(ofPlayground.values.reduce(0, +) < 400_000)
    for (path, size) in ofSymbols { #expect(size < 160_000, "\(path)") }
  }

  @Test func `a folder that contains other files is refused`() throws {
    let root = try makeBook(text: "# A chapter\n")
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(throws: SiteError.self) { try build(root, "--output", root.path(percentEncoded: false)) }
    #expect(!exists(root.appending(path: "index.html")))
  }

  @Test(.slow) func `--check lists the files that differ and writes nothing`() async throws {
    let book = try await BookCopy.proven()
    try ProvenBook.keepHeadings(in: book.folder.url, butAllOf: "Chapter03-Subjects")
    func check() throws -> Program.Outcome {
      try book.run("build", "--check", "--no-proof", "--output", "site")
    }
    #expect(try check().status == 1)
    #expect(!exists(book.folder.url.appending(path: "site")))
    #expect(try book.run("build", "--no-proof", "--output", "site").status == 0)
    #expect(try check().status == 0)
    try book.folder.write("by hand", to: "site/Chapter03-Subjects/index.html")
    try FileManager.default.removeItem(at: book.folder.url.appending(path: "site/part-1.html"))
    let outcome = try check()
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        site/Chapter03-Subjects/index.html differs
        site/part-1.html is missing
        The site is out of date. To rebuild it, run this command without --check.

        """)
    #expect(try book.read("site/Chapter03-Subjects/index.html") == "by hand")
    try book.folder.write("gone.html\n", to: "Chapters/Published.txt")
    #expect(
      try check().complaint.contains(
        "Chapters/Published.txt:1: `gone.html` was published, but no longer exists"))
  }

  @Test(.slow) func `--publish records addresses, and a proof reports those that are gone`() async throws {
    let book = try await BookCopy.proven()
    let built = try book.run("build", "--no-proof", "--publish", "--output", "site")
    #expect(built.output.contains("New addresses recorded in Chapters/Published.txt: "))
    let list = try book.read("Chapters/Published.txt")
    let address = "Chapter03-Subjects/index.html#example-publishsubject\n"
    #expect(list.contains(address))
    try book.replace(address, with: address + "gone.html\n", in: "Chapters/Published.txt")
    let proof = try book.run("prove", "--changed")
    #expect(proof.status == 1)
    #expect(proof.words.contains("`gone.html` was published, but no longer exists"))
    #expect(try book.run("build", "--check", "--publish").status == 2)
  }

  @Test func `an output folder inside Chapters is refused before anything is proven`() throws {
    let book = try BookCopy()
    let outcome = try book.run("build", "--output", "Chapters/site")
    #expect(outcome.status == 2)
    #expect(
      outcome.complaint.contains(
        "is inside Chapters, which belongs to the book. Choose a folder elsewhere with --output."))
  }

  @Test func `a PDF and an EPUB need different files`() throws {
    #expect(throws: (any Error).self) {
      try BuildCommand.parse(["--pdf", "a/../book.epub", "--epub", "book.epub"])
    }
  }
}
