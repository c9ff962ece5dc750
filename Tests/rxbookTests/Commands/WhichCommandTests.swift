import Foundation
import TestSupport
import Testing

/// `rxbook which`.
@Suite(.waiting) struct WhichCommandTests {
  private func type(_ text: String, _ arguments: String...) throws -> Program.Outcome {
    try Program.run(["which"] + arguments, in: BookCopy.original, input: text)
  }

  @Test(arguments: [
    ("latest of several requests", "flatMapLatest"), ("wait until the typing stops", "debounce"),
    ("retry", "retry"), ("one after the other", "concat"), ("throttle", "throttle"),
    ("the newest state at each tap", "withLatestFrom"),
  ])
  func `words find an operator with its diagram and section`(words: String, name: String) throws {
    let outcome = try type("", words)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first.map(String.init) == name)
    #expect(outcome.output.contains(#/\n\n  [\w^]+: +[^\n]*-[^\n]*\n/#))
    #expect(
      outcome.output.contains(#/\nChapters/Chapter\d\d-\w+/Chapter\.md#[\w-]+\n\./rxbook run chapter\d+\n/#))
    #expect(outcome.status == 0)
  }

  @Test func `questions lead to an operator`() throws {
    let questions = try type("").output.split(separator: "\n").map(String.init)
    let number = try #require(
      questions.first { $0.hasSuffix("I have several sources of one kind, and want") }
    )
    .split(separator: " ")[0]
    let outcome = try type("\(number)\n1\n")
    #expect(outcome.words.contains("2 each element, as it comes"))
    #expect(
      outcome.output.contains(
        "\nconcat\nI have several sources of one kind, and want … one after the other\n"))
    #expect(outcome.status == 0)
  }

  @Test func `a question accepts words, and reports a number that is not listed`() throws {
    let outcome = try type("99\nflatMapFirst\n")
    #expect(outcome.output.contains("The list has no number 99."))
    #expect(outcome.output.contains("\nflatMapFirst\n"))
  }

  @Test func `an answer can be a challenge, with the command that starts it`() throws {
    #expect(try type("", "a failure is not kept").output.contains("\n./rxbook start chapter12/1\n"))
  }

  @Test func `unknown words are reported with status 1, and empty input has status 1`() throws {
    let unknown = try type("", "xyzzy")
    #expect(unknown.words.contains("No operator matches “xyzzy”."))
    #expect(unknown.status == 1)
    #expect(try type("").status == 1)
    #expect(try type("\n").status == 1)
  }
}
