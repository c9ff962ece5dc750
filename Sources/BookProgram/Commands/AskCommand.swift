import ArgumentParser
import Foundation
import Lesson
import Workbook

/// Asks what examples print.
struct AskCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ask", abstract: "Predict what a chapter's examples print.",
    usage: "rxbook ask <chapter> [--example <name>] [<options>]",
    discussion: """
      Shows each example whose output the chapter asks for, takes what you think it prints, line by \
      line, and compares that with what it prints here and now: with your changes to its code, if \
      there are any. An empty line ends a prediction, or passes over the example. Nothing is noted.
      """)

  @Argument(help: "A chapter, as in chapter3.", completion: .chapters)
  var chapter: String

  @Option(help: ArgumentHelp("Ask for this example only.", valueName: "name"), completion: .examples)
  var example: String?

  @OptionGroup var limits: LimitOptions
  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let book = try book.find()
    let chapter = try book.chapter(named: chapter)
    let evidence = ChapterEvidence(of: chapter, in: book)
    let named = try example.map { try chapter.example(named: $0).name }
    let asked = evidence.askedOutputs.filter { named == nil || $0.example == named }
    if asked.isEmpty {
      throw NothingAsked(place: named.map { "The text at “\($0)”" } ?? "\(chapter.identifier)")
    }
    let hosts = HostPool(program: ThisProcess.program)
    let examples = chapter.code.examples.filter { example in asked.contains { $0.example == example.name } }
    let runs = try ExampleRunner(hosts: hosts, limits: limits.limits).run(examples, of: chapter)
    let session = PredictionSession(console: colour.output) { readLine() }
    let isRight = session.ask(asked, runs: runs) { evidence.place(of: $0) }
    throw ExitCode(isRight ? 0 : 1)
  }
}

/// The text asks nothing where something was to be predicted.
private struct NothingAsked: UserError {
  let place: String

  var description: String { "\(place) asks for no output; run it with `rxbook run`." }
}
