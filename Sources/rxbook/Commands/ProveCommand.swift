import ArgumentParser
import Workbook

/// Proves chapters.
struct ProveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prove", abstract: "Prove that chapters show what is so; print only what is not.",
    usage: "rxbook prove [<chapter> ...] [<options>]")

  @Argument(help: "Chapters; all of them if there are none.")
  var chapters: [String] = []

  @OptionGroup var time: TimeOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var format: FormatOptions
  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let book = try book.find()
    let prover = try Prover(
      book: book, program: ThisProcess.program, limits: limits.limits(on: time.time), time: time.time)
    let report = Report(command: "prove", results: prover.prove(try book.chapters(named: chapters)))
    if let text = format.format.text(of: report) {
      colour.output.write(text)
    } else {
      ProofPrinter(console: colour.output).write(report)
    }
    throw ExitCode(report.status)
  }
}
