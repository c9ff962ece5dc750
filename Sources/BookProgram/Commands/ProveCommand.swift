import ArgumentParser
import BookModel
import Prover
import Runner
import SiteGenerator
import TerminalUI

/// Proves chapters.
struct ProveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prove", abstract: "Verify everything that a chapter shows.",
    usage: "rxbook prove [<chapter> ...] [<options>]",
    discussion: """
      To prove a chapter is to verify it by compiling and running its code: listings match the code \
      that runs, examples print the outputs shown, diagrams show what the library does, questions \
      have the right answers, links lead somewhere, and the book's solution to each challenge passes \
      its check. Only problems are printed.
      """)

  @Argument(help: "The chapters to prove (default: all).", completion: .chapters)
  var chapters: [String] = []

  @Flag(help: "Skip chapters that have not changed since they were last proven.")
  var changed = false

  @Flag(help: "Prove challenges again, even if their results are cached.")
  var force = false

  @OptionGroup var time: TimeOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var format: FormatOptions
  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func validate() throws {
    guard force, changed else { return }
    throw ValidationError(
      "--force and --changed cannot be combined: --force proves challenges again, and --changed skips "
        + "chapters.")
  }

  func run() throws {
    let book = try book.load()
    let prover = try Prover(
      book: book, program: ThisProcess.program, commands: RxBook.commandNames,
      limits: limits.limits(on: time.time), time: time.time)
    let wanted = try book.chapters(named: chapters)
    if changed, !prover.canCacheProofs {
      colour.errors.line(
        "This program is older than its sources, so all chapters are proven and no results are cached.")
    }
    let progress = ProgressLine()
    let results = prover.prove(wanted, changedOnly: changed, isForced: force) { done, count, next in
      progress?.show("\(done) of \(count): \(next)")
    }
    progress?.clear()
    let report = Report(command: "prove", results: results + published(in: book, of: wanted))
    if let text = try format.format.text(of: report) {
      colour.output.report(text)
    } else {
      ProofPrinter(console: colour.output).write(report)
    }
    format.annotate(report, root: book.root, colour)
    throw ExitCode(report.status)
  }

  /// The result for the list of published addresses, if there is one and the whole book is proven.
  private func published(in book: ParsedBook, of wanted: [ParsedChapter]) -> [Report.Result] {
    let list = PublishedAddresses(of: book.book)
    guard list.exists, wanted.count == book.chapters.count else { return [] }
    let builder = SiteBuilder(
      book: book, gallery: DiagramGallery(of: book, program: ThisProcess.program))
    // `build` reports the problems that prevent a site from being created.
    guard let site = try? builder.site() else { return [] }
    return [list.result(for: site.addresses)]
  }
}
