import ArgumentParser
import Foundation
import Testing
import Workbook

@testable import rxbook

@Suite struct BuildCommandTests {
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
    let root = root.path(percentEncoded: false)
    try BuildCommand.parse(["--book", root, "--no-color"] + arguments).run()
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
    #expect(!exists(root.appending(path: ".build")))
  }

  @Test func `a mistake in a chapter leads to the exit status 1, and to pages`() throws {
    let root = try makeBook(text: "# A chapter\n\n```swift\n")
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(throws: ExitCode(1)) { try build(root) }
    #expect(exists(root.appending(path: ".build/book/index.html")))
  }

  @Test func `a folder with files of others is refused`() throws {
    let root = try makeBook(text: "# A chapter\n")
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(throws: SiteError.self) { try build(root, "--output", root.path(percentEncoded: false)) }
    #expect(!exists(root.appending(path: "index.html")))
  }
}
