import ArgumentParser
import BookModel
import BookProgram
import Prover
import Runner
import SiteGenerator
import TerminalUI

extension ProveCommand {
  /// Proves the chapters, and prints the problems.
  func prove() throws {
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
