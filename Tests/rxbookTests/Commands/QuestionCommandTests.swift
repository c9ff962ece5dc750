import Foundation
import TestSupport
import Testing

@testable import Runner

/// `rxbook ask` and `rxbook quiz`, with input from a pipe.
@Suite(.waiting) struct QuestionCommandTests {
  private static let chapter = "Chapters/Chapter03-Subjects/Chapter.md"
  private static let output =
    "```output\n--- Example of: a borrowed observer ---\nPlover: next(Gale warning)\n```\n"

  /// Returns a copy of the book in which chapter 3 has exactly one question.
  private func book() throws -> BookCopy {
    let book = try BookCopy()
    let text = try book.read(Self.chapter)
    let own = text.matches(of: /```answers[^`]*\n(?:[^\n]*\n)*?```\n/).map { String($0.0) }
    var changed = own.reduce(text) { $0.replacing($1, with: "") }
    changed = changed.replacing(Self.output, with: Fault.goodAnswers)
    try book.folder.write(changed, to: Self.chapter)
    return book
  }

  private func type(_ input: String, _ arguments: String..., in book: BookCopy) throws -> Program.Outcome {
    try Program.run(arguments, in: book.folder.url, environment: ["NO_COLOR": "1", "CI": ""], input: input)
  }

  @Test func `a quiz explains answers, and asks wrongly answered questions again`() throws {
    let book = try book()
    let wrong = try type("a\n", "quiz", "chapter3", in: book)
    #expect(wrong.status == 1)
    #expect(wrong.output.contains("✗ No. Somebody believes that both are reached."))
    #expect(wrong.output.contains("You have answered 0 of 1 questions correctly."))
    let right = try type("x\n B) \n", "quiz", "3", in: book)
    #expect(right.status == 0)
    #expect(right.output.contains("\nType a, b or c.\n"))
    #expect(right.output.contains("✓ Right. The second observer takes the place of the first."))
    let done = try type("", "quiz", "chapter3", in: book)
    #expect(done.status == 0)
    #expect(!done.output.contains("Who hears"))
    let again = try type("", "quiz", "chapter3", "--again", in: book)
    #expect(again.status == 1)
    #expect(again.output.contains("Who hears of the gale?"))
    #expect(try book.run("list").output.contains("1 question, 1 answered correctly"))
  }

  @Test func `a quiz with --format json prints the reader's results and asks nothing`() throws {
    let book = try book()
    _ = try type("c\n", "quiz", "chapter3", in: book)
    let outcome = try type("b\n", "quiz", "chapter3", "--format", "json", in: book)
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    #expect(outcome.status == 1)
    #expect(report.results.map(\.verdict) == [.answeredWrong])
    #expect(report.results.map(\.name) == ["a borrowed observer"])
    #expect(report.results[0].details.contains("c  Nothing is printed."))
    #expect(!report.results[0].details.contains { $0.contains("Who hears") })
  }

  @Test func `a question whose answers have changed is asked again`() throws {
    let book = try book()
    _ = try type("b\n", "quiz", "chapter3", in: book)
    try book.replace("c  (nothing)", with: "c  Tern: next(Fog)", in: Self.chapter)
    #expect(try type("", "quiz", "chapter3", in: book).output.contains("Who hears"))
  }

  @Test func `progress that cannot be written is reported, and the quiz continues`() throws {
    let book = try book()
    try book.folder.write("in the way", to: "MySolutions")
    let outcome = try type("b\n", "quiz", "chapter3", in: book)
    #expect(outcome.output.contains("✓ Right."))
    #expect(outcome.errors.contains("your progress was not saved"))
  }

  @Test func `run skips the examples of questions unless they are named`() throws {
    let book = try book()
    let outcome = try book.run("run", "chapter3")
    #expect(!outcome.output.contains("a borrowed observer"))
    #expect(outcome.output.contains("This chapter has 1 question: ./rxbook quiz chapter3"))
    #expect(
      try book.run("run", "chapter3", "--example", "a borrowed observer").output.contains("Gale warning"))
  }

  @Test func `a prediction is compared with the example's output`() throws {
    let book = try BookCopy()
    let ask = ["ask", "chapter3", "--example", "a borrowed observer"]
    func predict(_ input: String) throws -> Program.Outcome {
      try Program.run(ask, in: book.folder.url, environment: ["NO_COLOR": "1"], input: input)
    }
    let right = try predict("Plover: next(Gale warning)\n\n")
    #expect(right.status == 0)
    #expect(right.output.contains("✓ Right, line for line."))
    #expect(right.output.contains("Explanation: \(Self.chapter):"))
    let wrong = try predict("Tern: next(Gale warning)\nPlover: next(Gale warning)\n")
    #expect(wrong.status == 1)
    #expect(wrong.output.contains("You predicted all lines, but also some that are not printed"))
    #expect(wrong.output.contains("    -Tern: next(Gale warning)\n     Plover: next(Gale warning)\n"))
    let passed = try predict("\n")
    #expect(passed.status == 0)
    #expect(passed.output.contains("Skipped. It prints:\n    Plover: next(Gale warning)\n"))
    #expect(try predict("").status == 0)
    // The output is not shown before the prediction.
    let asked = try #require(passed.output.components(separatedBy: "What does it print?").first)
    #expect(asked != passed.output)
    #expect(!asked.contains("Plover: next"))
  }

  @Test func `an example without an output to predict is reported`() throws {
    let book = try BookCopy()
    let outcome = try book.run("ask", "chapter3", "--example", "no such")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("There is no example called"))
    let silent = try book.run("ask", "chapter3", "--example", "tuned in too late")
    #expect(silent.status == 2)
    #expect(silent.errors.contains("has no output to predict"))
  }
}
