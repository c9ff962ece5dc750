import BookModel
import Foundation
import Prover
import Runner
import SiteGenerator
import SystemSupport
import TerminalUI
import TextSupport

/// Renders the pages of a book again on every save, and runs a proof in the meantime.
///
/// As in `Watch`, all waiting happens in `wait()`. The proof is a separate process, which the next save cancels.
package final class BookPreview {
  package let pages = PreviewPages()

  private var book: ParsedBook
  private let program: URL
  /// The site that is shown.
  private var site: Site?
  private let version: ProgramVersion
  private let isProven: Bool
  private let console: Console
  private let saved: FolderWatcher
  private let checks: WatchedChecks
  /// The problems found while rendering the pages.
  private var pageFindings: [Finding] = []
  /// The problems that were last printed on the console.
  private var printedFindings: [Finding]?
  /// The paths of the files saved since the pages were rendered, relative to the folder of the chapters.
  private var changes: Set<String> = []
  /// The time at which the saved files are assumed to be complete.
  private var settled: ContinuousClock.Instant?

  /// Renders the pages of `book`.
  ///
  /// - Parameters:
  ///   - program: The program that plays the diagrams and proves the book.
  ///   - isProven: Whether each version of the book is also proven.
  package init(
    _ book: ParsedBook, program: URL, console: Console, isProven: Bool = true
  ) {
    self.console = console
    saved = FolderWatcher(book.chaptersFolder)
    // The book is loaded after the watcher has started, so no save is missed.
    self.book = BookLoader.load(book.book)
    self.program = program
    version = ProgramVersion(of: program)
    self.isProven = isProven
    checks = WatchedChecks(program: program, book: book.root)
    update()
  }

  /// Runs until the program is interrupted.
  package func run() -> Never { while true { wait() } }

  private func wait() {
    do {
      try checks.start()
    } catch {
      checks.begin(nil)
      pages.publish(
        .none, pageFindings, trouble: "The proof could not start: \(FileFailure.reason(error)).")
    }
    var descriptors = ([saved.events].filter { $0 >= 0 } + checks.sources).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    _ = poll(&descriptors, nfds_t(descriptors.count), patience)
    for descriptor in descriptors where descriptor.revents != 0 && descriptor.fd != saved.events {
      checks.receive(from: descriptor.fd)
    }
    if checks.collectResults() { publishProof() }
    checkForChanges()
  }

  /// The maximum time to wait, in milliseconds.
  private var patience: Int32 {
    settled.map { max(1, Int32(($0 - .now) / .milliseconds(1))) } ?? saved.patience
  }

  /// Renders the pages again when no file has been saved for a moment after a save, because some editors save in
  /// several steps.
  private func checkForChanges() {
    let latest = saved.changes()
    if !latest.isEmpty {
      changes.formUnion(latest)
      settled = .now + .milliseconds(40)
      checks.cancel()
    }
    guard let whole = settled, whole <= .now else { return }
    settled = nil
    update()
  }

  private func update() {
    guard FileKind(at: book.chaptersFolder.plainPath) != nil else {
      let folder = book.chaptersFolder.plainPath
      return stop(
        because: "The folder \(folder) is missing. Until it is back, these pages show the last version.")
    }
    book = book.reloading(changes)
    changes = []
    do throws(SiteError) {
      let gallery = DiagramGallery(of: book, program: program)
      let site = try SiteBuilder(book: book, gallery: gallery, style: .preview).site(after: site)
      self.site = site
      pageFindings = site.findings
      pages.show(site)
    } catch {
      return stop(because: "\(error) Until then, these pages show the last version.")
    }
    guard isProven else { return pages.publish(.none, pageFindings) }
    guard version.isUpToDate(with: book.book) else {
      return stop(
        because: "Code of the book or its program has changed since this program was started. "
          + "Stop it with Ctrl-C and start it again; until then, nothing is proven.")
    }
    pages.publish(.running, pageFindings)
    checks.begin(.book)
  }

  /// Publishes the reason why the book can't be rendered or proven, and stops the proof.
  private func stop(because trouble: String) {
    checks.begin(nil)
    pages.publish(.none, pageFindings, trouble: trouble)
    console.sentences(trouble)
  }

  private func publishProof() {
    let complaints = checks.complaints.joined(separator: " ")
    guard checks.hasReport else {
      return pages.publish(.none, pageFindings, trouble: "The proof ended early: \(complaints)")
    }
    let findings = (pageFindings + (checks.results ?? []).flatMap(\.findings)).unique
    // There may be a message on standard error besides the report, for example that the program is older than its
    // sources.
    pages.publish(.done, findings, trouble: complaints.isEmpty ? nil : complaints)
    if findings == printedFindings { return }
    printedFindings = findings
    for finding in findings { console.write(finding) }
    if findings.isEmpty { console.line(console.paint("No problems found.", .good)) }
  }
}
