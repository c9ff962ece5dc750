import Foundation
import TestSupport
import Testing

@testable import BookModel
@testable import Checker
@testable import Runner
import BookChapters

@Suite(.waiting) struct ProveCommandTests {
  private let book: BookCopy
  private static let text = "Chapters/Chapter03-Subjects/Chapter.md"

  init() throws { book = try BookCopy() }

  /// The number of the line `text` in the chapter, counted from 1.
  private func line(of text: String, in book: BookCopy) throws -> Int {
    let lines = try book.read(Self.text).split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0 == text }) + 1
  }

  @Test(.slow) func `--changed proves changed chapters, and failed ones each time`() async throws {
    let book = try await BookCopy.proven()
    let count = BookChapters.book(at: BookCopy.original).chapters.count
    // The editor's settings, which `start` writes, are not part of a chapter.
    try book.folder.write("[]", to: "Chapters/Chapter03-Subjects/Challenges/\(EditorSettings.fileName)")
    let first = try book.run("prove", "--changed")
    #expect(
      first.output == "\(count) chapters have not changed since they were proven.\nNo problems found.\n")
    #expect(first.errors == "")
    try book.replace("Tern: next(Fog at the point)\n", with: "Tern: next(Fog)\n", in: Self.text)
    for _ in 1...2 {
      let outcome = try book.run("prove", "--changed")
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("\(Self.text):\(try line(of: "Tern: next(Fog)", in: book)):"))
      #expect(outcome.words.contains("\(count - 1) chapters have not changed since they were proven."))
    }
  }

  @Test func `results of challenges are cached, and --force ignores the cache`() throws {
    func verdicts(_ arguments: String...) throws -> [Verdict] {
      let text = try book.run(["prove", "3", "--format", "json"] + arguments).output
      return try JSONDecoder().decode(Report.self, from: Data(text.utf8)).results
        .filter { [.starter, .solution].contains($0.kind) }.map(\.verdict)
    }
    let count = try verdicts("--force").count
    #expect(count > 2)
    #expect(try verdicts() == Array(repeating: .unchanged, count: count))
    let sentence = "The results of \(count / 2) challenges came from the cache (--force proves them again)."
    #expect(try book.run("prove", "3").words.contains(sentence))
    #expect(try verdicts("--force") == Array(repeating: .proven, count: count))
    #expect(try !book.run("prove", "3", "--force").words.contains("cache"))
    let both = try book.run("prove", "--force", "--changed")
    #expect(both.status == 2)
    #expect(both.errors.contains("--force") && both.errors.contains("--changed"))
  }

  @Test(.slow) func `links into a changed chapter are checked even in unchanged chapters`() async throws {
    let book = try await BookCopy.proven()
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

  @Test func `GitHub annotations are printed with the text, or on standard error`() throws {
    try book.replace("Tern: next(Fog at the point)\n", with: "Tern: next(Fog)\n", in: Self.text)
    let variables = [
      "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": book.folder.url.path(percentEncoded: false),
    ]
    let line = try line(of: "Tern: next(Fog)", in: book)
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
    terminal.wait(for: "No problems found.")
  }

  @Test(.slow) func `no progress is shown if standard error is not a terminal`() async throws {
    let book = try await BookCopy.proven()
    #expect(try book.run("prove").errors == "")
  }
}
