import ArgumentParser
import Foundation
import Workbook

/// Checks solutions of challenges.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check your solutions of challenges.",
    usage: "rxbook check [<chapter or challenge>] [<options>]")

  @Argument(help: "A chapter or a challenge, as in chapter3 or chapter3/1; all you have started if left out.")
  var name: String?

  @OptionGroup var limits: LimitOptions
  @OptionGroup var format: FormatOptions
  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let book = try book.find()
    let reader = ReaderFolder(of: book)
    let challenges = try name.map(book.challenges(named:)) ?? book.challenges.filter(reader.hasStarted)
    let outcomes = try SolutionChecker(book: book, program: ThisProcess.program, limits: limits.limits)
      .check(challenges, name: ThisProcess.path(of:))
    let report = Report(
      command: "check", results: outcomes.map { Report.Result($0.outcome, of: $0.challenge) })
    if let text = format.format.text(of: report) {
      colour.output.write(text)
    } else if let first = book.challenges.first, challenges.isEmpty {
      colour.output.line(
        "You have not started a challenge yet. Begin with: ./rxbook start \(first.identifier)")
    } else {
      CheckPrinter(console: colour.output).write(report.results)
    }
    let solved = outcomes.filter { $0.outcome.verdict.isGood }
    reader.noteOrWarn(
      solved.map { ($0.challenge, .solved(stamp: $0.outcome.stamp)) }, on: colour.errors)
    format.annotate(report, root: book.root, colour)
    throw ExitCode(report.status)
  }
}
