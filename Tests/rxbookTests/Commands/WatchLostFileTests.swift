import Foundation
import TestSupport
import Testing

/// `rxbook watch` when the reader's file is missing or cannot be read.
@Suite(.waiting) struct WatchLostFileTests {
  private let book: WatchedBook

  init() throws { book = try WatchedBook() }

  enum Loss: CaseIterable {
    case deleted, renamed, folderRemoved, replacedByFolder, linkedToItself, notText
  }

  private func inflict(_ loss: Loss) throws {
    let file = book.path(book.first)
    switch loss {
    case .deleted: try #require(unlink(file) == 0)
    case .renamed: try #require(rename(file, file + ".mine") == 0)
    case .folderRemoved: try FileManager.default.removeItem(atPath: book.path("MySolutions"))
    case .replacedByFolder: try #require(unlink(file) == 0 && mkdir(file, 0o755) == 0)
    case .linkedToItself: try #require(unlink(file) == 0 && symlink("1-total.swift", file) == 0)
    case .notText: try Data("let a = 1\nlet b = ".utf8 + [0xFF, 0x0A]).write(to: URL(filePath: file))
    }
  }

  private func sentence(for loss: Loss) -> String {
    switch loss {
    case .deleted, .renamed, .folderRemoved: "✗ chapter3/1: your file is missing"
    case .replacedByFolder: "✗ chapter3/1: there is a folder in place of your file"
    case .linkedToItself: "✗ chapter3/1: your file cannot be read: Too many levels of symbolic links"
    case .notText: "✗ chapter3/1: your file is not UTF-8 text"
    }
  }

  @Test(arguments: Loss.allCases)
  func `the problem is shown, and checks continue once the file is restored`(loss: Loss) throws {
    let terminal = try book.watch()
    terminal.wait(until: "a verdict") { $0.text.contains("found     0") }
    try inflict(loss)
    let picture = terminal.wait(until: "what is wrong") {
      $0.rows[4] == sentence(for: loss) && $0.text.contains("q quit")
    }
    #expect(!picture.text.contains("found"))
    #expect(picture.text.contains("Your solution is then checked automatically."))
    if loss == .notText { #expect(picture.text.contains("Line 2 of MySolutions")) }

    try? FileManager.default.removeItem(atPath: book.path(book.first))
    try book.write(book.right, to: book.first)
    terminal.wait(until: "solved") { $0.text.contains("chapter3/1: solved") }
    terminal.type("q")
    #expect(terminal.end() == (0, true))
  }

  @Test(arguments: Loss.allCases)
  func `x starts over with the starter file`(loss: Loss) throws {
    let terminal = try book.watch()
    terminal.wait(until: "a verdict") { $0.text.contains("found     0") }
    try inflict(loss)
    terminal.wait(until: "what is wrong") { $0.rows[4] == sentence(for: loss) }
    terminal.type("xy")
    terminal.wait(until: "a verdict again") { $0.text.contains("found     0") }
    #expect(try book.read(book.first).contains("{ 0 }"))
  }

  @Test func `nothing is checked while the file is missing`() throws {
    let terminal = try book.watch()
    terminal.wait(for: "found     0")
    try inflict(.deleted)
    terminal.wait(for: sentence(for: .deleted))
    terminal.type("?")
    // A check in the meantime would have been drawn.
    let meanwhile = terminal.wait(for: "$EDITOR")
    #expect(!meanwhile.contains("Checking") && !meanwhile.contains("✗"))
  }
}
