import Foundation
import TestSupport
import Testing
@testable import Workbook

@Suite struct ProveCommandTests {
  private let book: BookCopy
  private static let text = "Chapters/Chapter03-Subjects/Chapter.md"

  init() throws {
    book = try BookCopy()
  }

  @Test func `only what has changed is proven again, and what failed each time`() throws {
    #expect(try book.run("prove", "--changed").output.contains("examples"))
    #expect(
      try book.run("prove", "--changed").output
        == "2 chapters are as they were when they were proven.\nNothing is wrong.\n")
    try book.replace("Tern: next(Fog at the point)\n", with: "Tern: next(Fog)\n", in: Self.text)
    for _ in 1...2 {
      let outcome = try book.run("prove", "--changed")
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("\(Self.text):87:"))
      #expect(outcome.words.contains("1 chapter is as it was when it was proven."))
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
    let annotation = "\n::error file=\(Self.text),line=87,title=rxbook prove::"
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
