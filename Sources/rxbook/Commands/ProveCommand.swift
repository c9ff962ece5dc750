import ArgumentParser
import Workbook

/// Proves chapters.
struct ProveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prove", abstract: "Prove that chapters show what is so; print only what is not.",
    usage: "rxbook prove [<chapter> ...] [<options>]")

  @Argument(help: "Chapters; all of them if there are none.", completion: .chapters)
  var chapters: [String] = []

  @Flag(help: "Pass over chapters that have been proven and that nothing has changed since.")
  var changed = false

  @OptionGroup var time: TimeOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var format: FormatOptions
  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let book = try book.find()
    let prover = try Prover(
      book: book, program: ThisProcess.program, commands: RxBook.commandNames,
      limits: limits.limits(on: time.time), time: time.time)
    let wanted = try book.chapters(named: chapters)
    if changed, !prover.canRemember {
      colour.errors.line("The program is older than its sources; all is proven, and nothing remembered.")
    }
    let progress = ProgressLine()
    let results = prover.prove(wanted, changedOnly: changed) { done, count, next in
      progress?.show("\(done) of \(count): \(next)")
    }
    progress?.clear()
    let report = Report(command: "prove", results: results)
    if let text = try format.format.text(of: report) {
      colour.output.report(text)
    } else {
      ProofPrinter(console: colour.output).write(report)
    }
    format.annotate(report, root: book.root, colour)
    throw ExitCode(report.status)
  }
}
