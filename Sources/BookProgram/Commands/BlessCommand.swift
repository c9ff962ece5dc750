import ArgumentParser
import Foundation
import Lesson
import Workbook

/// Makes a chapter say what its examples print.
struct BlessCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bless", abstract: "Rewrite a chapter's outputs to what its examples print.",
    usage: "rxbook bless <chapter> [--example <name>] [--dry-run]",
    discussion: """
      Shows the difference and writes it without asking; look first with --dry-run, and take it \
      back with your version control. An example has to print the same three times. Wildcards \
      that still match are kept. Refused where CI=true is set.
      """)

  @Argument(help: "A chapter.", completion: .chapters)
  var chapter: String

  @Option(
    help: ArgumentHelp("Bless the outputs of this example only.", valueName: "name"), completion: .examples)
  var example: String?

  @Flag(help: "Show the difference and write nothing; the exit status is 1 if there is one.")
  var dryRun = false

  @OptionGroup var limits: LimitOptions
  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    if !dryRun, ThisProcess.isUnattended { throw UnattendedBlessing() }
    let book = try book.find()
    let chapter = try book.chapter(named: chapter)
    let examples = try example.map { [try chapter.example(named: $0)] } ?? chapter.code.examples
    let plan = try Blesser(book: book, program: ThisProcess.program, limits: limits.limits)
      .plan(examples, of: chapter)
    let printer = BlessingPrinter(console: colour.output)
    printer.write(plan)
    if !dryRun { try plan.write() }
    printer.close(plan, isDryRun: dryRun)
    if !plan.refusals.isEmpty || (dryRun && !plan.revisions.isEmpty) { throw ExitCode(1) }
  }
}

/// Nobody is there who would look at the difference.
private struct UnattendedBlessing: UserError {
  let description = """
    bless takes what examples print for right, which a person has to judge; CI is set, so nothing was done.
    To see what would change: rxbook bless … --dry-run
    """
}
