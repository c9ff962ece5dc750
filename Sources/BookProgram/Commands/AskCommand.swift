import ArgumentParser
import BookModel
import Foundation
import Lesson
import Runner
import SystemSupport
import TerminalUI

/// Lets the reader predict the output of examples.
struct AskCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ask", abstract: "Predict the output of a chapter's examples.",
    usage: "rxbook ask <chapter> [--example <name>] [<options>]",
    discussion: """
      Shows each example whose output the chapter asks you to predict, without the output. Type the \
      lines you expect and end with an empty line. Your prediction is then compared with the \
      current output of the example, even if you have changed its code. An empty prediction skips \
      the example. Nothing is saved.
      """)

  @Argument(help: "A chapter, such as chapter3.", completion: .chapters)
  var chapter: String

  @Option(help: ArgumentHelp("Predict only this example.", valueName: "name"), completion: .examples)
  var example: String?

  @OptionGroup var limits: LimitOptions
  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let book = try book.load()
    let chapter = try book.chapter(named: chapter)
    let named = try example.map { try chapter.example(named: $0).name }
    let asked = chapter.askedOutputs.filter { named == nil || $0.example == named }
    if asked.isEmpty {
      throw NothingAsked(place: named.map { "The example “\($0)”" } ?? "\(chapter.identifier)")
    }
    let workers = WorkerPool(program: ThisProcess.program)
    let examples = chapter.code.examples.filter { example in asked.contains { $0.example == example.name } }
    let results = try ExampleRunner(workers: workers, limits: limits.limits).run(
      examples, of: chapter.chapter)
    let session = PredictionSession(console: colour.output) { readLine() }
    let isRight = session.ask(asked, runs: Array(zip(examples, results))) { chapter.place(of: $0) }
    throw ExitCode(isRight ? 0 : 1)
  }
}

/// The chapter does not ask the reader to predict this output.
private struct NothingAsked: UserError {
  let place: String

  var description: String { "\(place) has no output to predict. To see its output, use `./rxbook run`." }
}
