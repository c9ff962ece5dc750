import ArgumentParser
import Foundation
import TestSupport
import Testing
import Workbook

@testable import BookProgram
@testable import rxbook

@Suite(.waiting) struct BuildCommandTests {
  /// A folder that looks like a book's, with these texts for the chapters that are linked into the program.
  private func makeBook(text: String) throws -> URL {
    let root = FileManager.default.temporaryDirectory.appending(
      path: "book-\(UUID().uuidString)", directoryHint: .isDirectory)
    for chapter in rxbook.book(at: root).chapters {
      try FileManager.default.createDirectory(at: chapter.folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: chapter.markdown)
    }
    try Data().write(to: root.appending(path: "Package.swift"))
    return root
  }

  private func build(_ root: URL, _ arguments: String...) throws {
    BookProgram.use(rxbook.book(at:))
    let root = root.path(percentEncoded: false)
    try BuildCommand.parse(["--book", root, "--no-color", "--no-proof"] + arguments).run()
  }

  private func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path(percentEncoded: false))
  }

  @Test func `the pages go to the book's build folder`() throws {
    let root = try makeBook(text: "# A chapter\n")
    defer { try? FileManager.default.removeItem(at: root) }
    try build(root)
    #expect(exists(root.appending(path: ".build/book/index.html")))
    #expect(exists(root.appending(path: ".build/book/style.css")))
  }

  @Test func `the pages go to the folder that is named`() throws {
    let root = try makeBook(text: "# A chapter\n")
    defer { try? FileManager.default.removeItem(at: root) }
    try build(root, "--output", root.appending(path: "some/where").path(percentEncoded: false))
    #expect(exists(root.appending(path: "some/where/index.html")))
    #expect(!exists(root.appending(path: ".build/book")))
  }

  @Test func `a mistake in a chapter leads to the exit status 1, and to pages`() throws {
    let root = try makeBook(text: "# A chapter\n\n```swift\n")
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(throws: ExitCode(1)) { try build(root) }
    #expect(exists(root.appending(path: ".build/book/index.html")))
  }

  @Test func `a page that was proven says so, and one that is wrong does not`() async throws {
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
    #expect(unproven.output.contains("Nothing was proven"))
    #expect(try !book.read("site/Chapter02-Observables/index.html").contains("class=\"proven\""))
  }

  @Test func `no page of the book is heavy, and its script least of all`() async throws {
    let site = try await ProvenBook.site(of: BookCopy.original, program: Program.url)
    let files = FileManager.default.enumerator(atPath: site.path(percentEncoded: false))
    var sizes: [String: Int] = [:]
    for case let path as String in files ?? .init() where path.hasSuffix(".html") || path.hasSuffix(".js") {
      sizes[path] = try Data(contentsOf: site.appending(path: path)).count
    }
    for chapter in rxbook.book(at: BookCopy.original).chapters {
      #expect(sizes["\(chapter.name)/index.html"] != nil)
    }
    for (path, size) in sizes where path.hasSuffix("/index.html") { #expect(size < 150_000, "\(path)") }
    // The list of operators has a diagram for each, and what to take instead.
    for (path, size) in sizes where path.hasSuffix(".html") { #expect(size < 250_000, "\(path)") }
    // What is searched is loaded in small pieces, when somebody searches; what plays diagrams, by
    // pages that have some; what is known of names, when somebody points at code.
    let scripts = sizes.filter { $0.key.hasSuffix(".js") }
    let ofDiagrams = scripts.filter { $0.key.hasPrefix("live/") }
    let ofNames = scripts.filter { $0.key.hasPrefix("names/") }
    let ofSearch = scripts.filter { $0.key.hasPrefix("search/") }
    #expect(scripts.count == 1 + ofDiagrams.count + ofNames.count + ofSearch.count)
    #expect(try #require(scripts["page.js"]) < 20_000)
    #expect(ofDiagrams.values.reduce(0, +) < 200_000)
    for (path, size) in ofNames { #expect(size < 160_000, "\(path)") }
  }

  @Test func `a folder with files of others is refused`() throws {
    let root = try makeBook(text: "# A chapter\n")
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(throws: SiteError.self) { try build(root, "--output", root.path(percentEncoded: false)) }
    #expect(!exists(root.appending(path: "index.html")))
  }

  @Test func `a check says which files differ, and writes nothing`() async throws {
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
        Without --check it is built anew.

        """)
    #expect(try book.read("site/Chapter03-Subjects/index.html") == "by hand")
    try book.folder.write("gone.html\n", to: "Chapters/Published.txt")
    #expect(try check().errors.contains("Chapters/Published.txt:1: `gone.html` was published, and is gone"))
  }

  @Test func `what was published is noted, and the proof finds what is gone`() async throws {
    let book = try await BookCopy.proven()
    let built = try book.run("build", "--no-proof", "--publish", "--output", "site")
    #expect(built.output.contains("new addresses are noted in Chapters/Published.txt"))
    let list = try book.read("Chapters/Published.txt")
    let address = "Chapter03-Subjects/index.html#example-publishsubject\n"
    #expect(list.contains(address))
    try book.replace(address, with: address + "gone.html\n", in: "Chapters/Published.txt")
    let proof = try book.run("prove", "--changed")
    #expect(proof.status == 1)
    #expect(proof.words.contains("`gone.html` was published, and is gone"))
    #expect(try book.run("build", "--check", "--publish").status == 2)
  }

  @Test func `a folder within the chapters is refused before anything is proven`() throws {
    let book = try BookCopy()
    let outcome = try book.run("build", "--output", "Chapters/site")
    #expect(outcome.status == 2)
    #expect(
      outcome.complaint.contains(
        "lies in Chapters, which is the book's own; choose a folder elsewhere with --output."))
  }
}
