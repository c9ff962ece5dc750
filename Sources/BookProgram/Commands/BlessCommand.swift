import ArgumentParser
import BookModel
import Foundation
import Lesson
import Prover
import SystemSupport
import TerminalUI

/// Updates the outputs and diagrams in a chapter's text.
struct BlessCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bless", abstract: "Update the expected output in a chapter.",
    usage: "rxbook bless <chapter> [--example <name>] [--dry-run]",
    discussion: """
      To bless an output is to accept the current output of the example as correct: the output in \
      the chapter is replaced, without asking. Diagrams are updated in the same way. Use --dry-run to see \
      the changes first, and version control to undo them. Wildcards that still match are preserved. \
      An example must print the same in several runs. If CI=true is set, nothing is written.
      """)

  @Argument(help: "A chapter, such as chapter3.", completion: .chapters)
  var chapter: String

  @Option(
    help: ArgumentHelp("Update only the outputs of this example, and no diagrams.", valueName: "name"),
    completion: .examples)
  var example: String?

  @Flag(help: "Print the changes without writing them. The exit status is 1 if there are any.")
  var dryRun = false

  @OptionGroup var limits: LimitOptions
  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    if !dryRun, ThisProcess.isUnattended { throw UnattendedBlessing() }
    let book = try book.load()
    let chapter = try book.chapter(named: chapter)
    let example = try example.map { try chapter.example(named: $0) }
    let plan = try Blesser(program: ThisProcess.program, limits: limits.limits)
      .plan(chapter, only: example)
    let printer = BlessingPrinter(console: colour.output)
    printer.write(plan)
    if !dryRun { try plan.write() }
    printer.close(plan, isDryRun: dryRun)
    if !plan.refusals.isEmpty || (dryRun && !plan.revisions.isEmpty) { throw ExitCode(1) }
  }
}

/// On a build server, nobody reviews the changes.
private struct UnattendedBlessing: UserError {
  let description = """
    bless accepts the examples' output as correct, so a person has to review it. CI is set, so nothing was written.
    To see what would change: ./rxbook bless … --dry-run
    """
}
