import Foundation
import TestSupport
import Testing

@testable import Checker
@testable import Runner

/// `rxbook progress`, which exchanges the reader's progress with the website.
@Suite(.waiting) struct ProgressCommandTests {
  private static let chapter = "Chapter05-FilteringOperators"

  private func export(from book: BookCopy, to name: String = "out.json") throws -> SiteProgress {
    let outcome = try book.run("progress", "--export", name)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try #require(SiteProgress(json: Data(book.read(name).utf8)))
  }

  @Test func `imported progress is listed, and exported unchanged`() throws {
    let book = try BookCopy()
    let questions = try book.run("quiz", "chapter5", "--format", "json").output
    let question = try JSONDecoder().decode(Report.self, from: Data(questions.utf8)).results[0].name
    var progress = SiteProgress()
    progress.questions = ["\(Self.chapter)/\(question)": true]
    progress.challenges = ["\(Self.chapter)/1": true]
    progress.predictions = ["\(Self.chapter)/diagram-a": true, "\(Self.chapter)/diagram-b": false]
    progress.puzzles = ["\(Self.chapter)/fix-2": 3, "\(Self.chapter)/order-1-7": 1]
    progress.read = [Self.chapter: 0.42]
    try book.folder.write(String(decoding: progress.json(), as: UTF8.self), to: "in.json")
    let outcome = try book.run("progress", "--import", "in.json")
    #expect(outcome.output == "Imported 7 entries.\n")
    let list = try book.run("list").output
    #expect(list.contains("1 answered correctly"))
    #expect(list.contains("(marked as solved on the website)"))
    #expect(try export(from: book) == progress)
  }

  @Test func `entries for other books are ignored`() throws {
    let book = try BookCopy()
    try book.folder.write(
      "{\"questions\": {\"Chapter99-Other/x\": true}, \"read\": {\"..\": 1}}", to: "in.json")
    let outcome = try book.run("progress", "--import", "in.json")
    #expect(outcome.output == "Imported 0 of 2 entries; the others were ignored.\n")
    #expect(try export(from: book) == SiteProgress())
  }

  @Test func `an export keeps the entries of the file`() throws {
    let book = try BookCopy()
    try book.folder.write("{\"read\": {\"Chapter99-Other\": 1}}", to: "out.json")
    #expect(try export(from: book).read == ["Chapter99-Other": 1])
  }

  @Test func `a file without progress is neither read nor overwritten`() throws {
    let book = try BookCopy()
    try book.folder.write("[1]", to: "other.json")
    for option in ["--import", "--export"] {
      let outcome = try book.run("progress", option, "other.json")
      #expect(outcome.status == 2)
      #expect(outcome.complaint.contains("other.json contains no progress."))
    }
    #expect(try book.read("other.json") == "[1]")
    #expect(try book.run("progress", "--import", "none.json").complaint.contains("none.json cannot be read"))
    #expect(try book.run("progress").complaint.contains("Expected --import FILE or --export FILE."))
  }
}
