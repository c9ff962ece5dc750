import Foundation
import TestSupport
import Testing

@Suite(.waiting) struct BlessCommandTests {
  private let book: BookCopy
  private static let text = "Chapters/Chapter03-Subjects/Chapter.md"

  init() throws {
    book = try BookCopy()
  }

  private func bless(_ arguments: String..., environment: [String: String] = [:]) throws -> Program.Outcome {
    try book.run(["bless", "3"] + arguments, environment: environment)
  }

  @Test func `a chapter with correct outputs is not changed`() throws {
    let before = try book.read(Self.text)
    let outcome = try bless()
    #expect(outcome.status == 0)
    #expect(outcome.output == "Nothing to update: the chapter is correct.\n")
    #expect(try book.read(Self.text) == before)
  }

  @Test func `only the outputs that differ are printed and updated`() throws {
    let before = try book.read(Self.text)
    try book.replace("\nPlover: next(Berth 4 is taken)\n", with: "\n...\n", in: Self.text)
    try book.replace("Tern: next(Fog at the point)\n", with: "Tern: next(Fog)\nTern: hoots\n", in: Self.text)
    let outcome = try bless()
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("the output of “PublishSubject”"))
    #expect(outcome.output.contains("    -Tern: hoots\n"))
    #expect(
      try book.read(Self.text)
        == before.replacing("\nPlover: next(Berth 4 is taken)\n", with: "\n...\n"))
    #expect(try book.run("run", "3").status == 0)
  }

  @Test func `a dry run writes nothing and exits with status 1`() throws {
    try book.replace("Tern: next(Fog at the point)\n", with: "", in: Self.text)
    let before = try book.read(Self.text)
    let outcome = try bless("--dry-run", environment: ["CI": "true"])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("+Tern: next(Fog at the point)"))
    #expect(try book.read(Self.text) == before)
  }

  @Test func `nothing is updated if CI is set`() throws {
    let outcome = try bless(environment: ["CI": "true"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("CI is set"))
  }

  @Test func `with --example, only that example's outputs are updated`() throws {
    try book.replace("Tern: next(Fog at the point)\n", with: "", in: Self.text)
    let before = try book.read(Self.text)
    #expect(try bless("--example", "a borrowed observer").status == 0)
    #expect(try book.read(Self.text) == before)
    #expect(try bless("--example", "PublishSubject").status == 0)
    #expect(try book.read(Self.text).contains("Tern: next(Fog at the point)\n"))
  }

  @Test func `a chapter with an unclosed fence is not updated`() throws {
    try book.replace("Tern: next(Fog at the point)\n", with: "", in: Self.text)
    let text = try book.read(Self.text)
    try book.folder.write(text + "\n```text\n", to: Self.text)
    let line = text.count { $0 == "\n" } + 2
    let outcome = try bless()
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(":\(line): The fence that opens here"))
  }

  @Test func `a read-only chapter is not changed`() throws {
    try book.replace("Tern: next(Fog at the point)\n", with: "", in: Self.text)
    let path = book.folder.url.appending(path: Self.text).path(percentEncoded: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let outcome = try bless()
    #expect(outcome.status == 2)
    #expect(outcome.complaint.contains("\(Self.text) is read-only; nothing was written."))
  }
}
