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
    let report = Report(command: "prove", results: results + published(in: book, of: wanted))
    if let text = try format.format.text(of: report) {
      colour.output.report(text)
    } else {
      ProofPrinter(console: colour.output).write(report)
    }
    format.annotate(report, root: book.root, colour)
    throw ExitCode(report.status)
  }

  /// The result for the list of what was published, where there is one and the whole book is proven.
  private func published(in book: Book, of wanted: [BookChapter]) -> [Report.Result] {
    let list = PublishedList(of: book)
    guard list.isThere, wanted.count == book.chapters.count else { return [] }
    let builder = SiteBuilder(book: book, gallery: DiagramGallery(of: book, program: ThisProcess.program))
    // What keeps a site from being made is said when it is built.
    guard let site = try? builder.site() else { return [] }
    return [list.result(for: site.addresses)]
  }
}
