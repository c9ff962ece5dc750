import Foundation
import Lesson
import Reactive
import Testing

@testable import BookModel
@testable import TextSupport

@Suite struct CoverDemoTests {
  private func demo(_ lines: String, of chapter: String = "chapter1") throws -> CoverDemo {
    let root = FileManager.default.temporaryDirectory.appending(
      path: "demo-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: root) }
    let code = Chapter("One") {
      diagram("wait", "typed: -a-|") { (typed: Observable<String>) in typed }
      diagram("answer", "typed: -a-|") { (typed: Observable<String>) in typed }
      diagram("other", "typed: -b-|") { (typed: Observable<String>) in typed }
      diagram("slow", "typed: -a-|", frame: .seconds(1)) { (typed: Observable<String>) in typed }
    }
    let book = Book(
      root: root,
      parts: [
        Part(title: "Part", chapters: [BookChapter(name: "Chapter01-One", root: root, code: code)])
      ])
    try FileManager.default.createDirectory(at: book.chapters[0].folder, withIntermediateDirectories: true)
    try Data("# Book\n\n```demo of=\"\(chapter)\"\n\(lines)\n```\n".utf8).write(to: book.cover)
    return try #require(BookLoader.load(book).coverDemo)
  }

  private let right = "field  Type, and wait\nrow  wait 1 s  wait\nanswers  the first  answer"

  @Test func `a demo has a field, rows and choices`() throws {
    let demo = try demo("\(right)\nanswers  the last   wait\nagrees  Yes: [typed]\ndiffers  No")
    #expect(demo.findings.isEmpty)
    #expect(demo.chapter == "chapter1")
    #expect(demo.field == "Type, and wait")
    #expect(demo.rows.map(\.name) == ["wait 1 s"])
    #expect(demo.rows.map(\.diagram) == ["wait"])
    #expect(demo.answers.map(\.name) == ["the first", "the last"])
    #expect(demo.answers.map(\.diagram) == ["answer", "wait"])
    #expect(demo.agrees == "Yes: [typed]")
    #expect(demo.differs == "No")
  }

  @Test(arguments: [
    ("field  F", "3: This demo has no `answers` line; add one with the diagram whose result it shows."),
    ("answers  a  answer", "3: This demo has no `field` line; add one with the label of the field."),
    ("field  F\nanswers  a  answr", "5: There is no diagram `answr` in chapter1; did you mean `answer`?"),
    ("field  F\nanswers  answer", "5: `answers` needs a name, two spaces, and the name of a diagram."),
    (
      "field  F\nanswer  a  answer\nanswers  a  answer",
      "5: A line of a demo can't start with `answer`; did you mean `answers`?"
    ),
    (
      "field  F\nrow  r  other\nanswers  a  answer",
      "3: The diagrams `other` and `answer` have different rows or frames, so one text can't be played into both."
    ),
    (
      "field  F\nrow  r  slow\nanswers  a  answer",
      "3: The diagrams `slow` and `answer` have different rows or frames, so one text can't be played into both."
    ),
    (
      "field  F\nanswers  a  answer\n```\n\n```demo of=\"chapter1\"\nfield  G",
      "8: The cover already has a demo; remove this one."
    ),
  ])
  func `a mistake is reported at its line`(lines: String, problem: String) throws {
    #expect(try demo(lines).findings.map { "\($0.place.line): \($0.message)" }.contains(problem))
  }

  @Test func `a chapter that does not exist is reported`() throws {
    #expect(
      try demo(right, of: "chapter7").findings.map(\.message)
        == ["The attribute `of` names chapter7, but the book has no such chapter."])
  }
}
