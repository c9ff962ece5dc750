import Foundation
import TestSupport
import Testing
@testable import rxbook
@testable import Workbook

@Suite(.waiting) struct ProveCommandTests {
  private let book: BookCopy
  private static let text = "Chapters/Chapter03-Subjects/Chapter.md"

  init() async throws {
    book = try await BookCopy.proven()
  }

  /// The line of the chapter's text that begins with this one, counted from 1.
  private func line(of text: String) throws -> Int {
    let lines = try book.read(Self.text).split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0 == text }) + 1
  }

  @Test func `only what has changed is proven again, and what failed each time`() throws {
    let count = rxbook.book(at: BookCopy.original).chapters.count
    #expect(
      try book.run("prove", "--changed").output
        == "\(count) chapters are as they were when they were proven.\nNothing is wrong.\n")
    try book.replace("Tern: next(Fog at the point)\n", with: "Tern: next(Fog)\n", in: Self.text)
    for _ in 1...2 {
      let outcome = try book.run("prove", "--changed")
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("\(Self.text):\(try line(of: "Tern: next(Fog)")):"))
      #expect(outcome.words.contains("\(count - 1) chapters are as they were when they were proven."))
    }
  }

  @Test func `a link into a changed chapter is looked at all the same`() throws {
    let other = "Chapters/Chapter02-Observables/Chapter.md"
    try book.folder.write(
      try book.read(Self.text) + "\n[a link](../Chapter02-Observables/Chapter.md#observables)\n",
      to: Self.text)
    #expect(try book.run("prove").status == 0)
    let title = try #require(try book.read(other).split(separator: "\n").first)
    try book.replace("\(title)\n", with: "# Something else\n", in: other)
    let outcome = try book.run("prove", "--changed")
    #expect(outcome.status == 1)
    #expect(outcome.words.contains("There is no heading for `#observables`"))
  }

  @Test func `GitHub is told what is wrong, beside the text or on standard error`() throws {
    try book.replace("Tern: next(Fog at the point)\n", with: "Tern: next(Fog)\n", in: Self.text)
    let variables = [
      "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": book.folder.url.path(percentEncoded: false),
    ]
    let line = try line(of: "Tern: next(Fog)")
    let annotation = "\n::error file=\(Self.text),line=\(line),title=rxbook prove::"
    #expect(try book.run("prove", "3", environment: variables).output.contains(annotation))
    let outcome = try book.run("prove", "3", "--format", "json", environment: variables)
    #expect(("\n" + outcome.errors).contains(annotation))
    #expect(throws: Never.self) { try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8)) }
  }

  @Test func `progress is shown on a terminal`() throws {
    let terminal = try PseudoTerminal(
      Program.url, ["prove", "3"], in: book.folder.url, environment: ["CI": "", "GITHUB_ACTIONS": ""])
    terminal.wait(for: "running the examples of chapter3")
    terminal.wait(for: "Nothing is wrong.")
  }

  @Test func `no progress is shown where nobody looks at it`() throws {
    #expect(try book.run("prove").errors == "")
  }
}
