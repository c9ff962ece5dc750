import Foundation
import TestSupport
import Testing

/// `rxbook which`, as it is typed.
@Suite(.waiting) struct WhichCommandTests {
  private func type(_ text: String, _ arguments: String...) throws -> Program.Outcome {
    try Program.run(["which"] + arguments, in: BookCopy.original, input: text)
  }

  @Test(arguments: [
    ("latest of several requests", "flatMapLatest"), ("wait until the typing stops", "debounce"),
    ("retry", "retry"), ("one after the other", "concat"), ("throttle", "throttle"),
    ("the newest state at each tap", "withLatestFrom"),
  ])
  func `words lead to an operator, its diagram, and its section`(words: String, name: String) throws {
    let outcome = try type("", words)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first.map(String.init) == name)
    #expect(outcome.output.contains(#/\n\n  [\w^]+: +[-^]/#))
    #expect(
      outcome.output.contains(#/\nChapters/Chapter\d\d-\w+/Chapter\.md#[\w-]+\n\./rxbook run chapter\d+\n/#))
    #expect(outcome.status == 0)
  }

  @Test func `questions lead there, too`() throws {
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

  @Test func `words may be typed at a question, and a number that is not there is told`() throws {
    let outcome = try type("99\nflatMapFirst\n")
    #expect(outcome.output.contains("There is no 99."))
    #expect(outcome.output.contains("\nflatMapFirst\n"))
  }

  @Test func `a challenge is an answer, with how to start it`() throws {
    #expect(try type("", "a failure is not kept").output.contains("\n./rxbook start chapter12/1\n"))
  }

  @Test func `what nobody knows is told with status 1, and so ends who types nothing`() throws {
    let unknown = try type("", "xyzzy")
    #expect(unknown.words.contains("Nothing is known by “xyzzy”."))
    #expect(unknown.status == 1)
    #expect(try type("").status == 1)
    #expect(try type("\n").status == 1)
  }
}
