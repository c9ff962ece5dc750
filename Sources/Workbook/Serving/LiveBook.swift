public import Foundation

/// Makes the pages of a book anew whenever something in it is saved, and has them proven meanwhile.
///
/// As in `Watch`, everything waits in one place. The proof is a process of its own, which the next save calls off.
public final class LiveBook {
  public let pages = LivePages()

  private let book: Book
  private let gallery: DiagramGallery
  private let memory = SiteMemory()
  private let prover: Prover?
  private let console: Console
  private let saved: SavedFolder
  private let checks: WatchedChecks
  /// What is wrong as far as the pages themselves show it.
  private var seen: [Finding] = []
  /// What was said last on the console.
  private var said: [Finding]?
  /// When what has been saved is taken to be whole.
  private var settled: ContinuousClock.Instant?

  /// Makes the pages of `book`.
  ///
  /// - Parameters:
  ///   - program: What plays the diagrams and proves the book.
  ///   - isProven: Whether the book is to be proven, too.
  public init(
    _ book: Book, program: URL, commands: CommandNames, console: Console, isProven: Bool = true
  ) throws {
    var marked = book
    marked.marksLines = true
    self.book = marked
    self.console = console
    saved = SavedFolder(book.chaptersFolder)
    gallery = DiagramGallery(of: book, program: program)
    prover = isProven ? try Prover(book: book, program: program, commands: commands) : nil
    checks = WatchedChecks(program: program, book: book.root)
    renew()
  }

  /// Goes on until the program is interrupted.
  public func run() -> Never { while true { wait() } }

  private func wait() {
    do {
      try checks.start()
    } catch {
      checks.begin(nil)
      pages.tell(.none, seen, trouble: "The proof could not be started: \(FileFailure.reason(error)).")
    }
    var descriptors = ([saved.events].filter { $0 >= 0 } + checks.sources).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    _ = poll(&descriptors, nfds_t(descriptors.count), patience)
    for descriptor in descriptors where descriptor.revents != 0 && descriptor.fd != saved.events {
      checks.receive(from: descriptor.fd)
    }
    if checks.takeUp() { tellProof() }
    look()
  }

  /// How long to wait at most, in milliseconds.
  private var patience: Int32 {
    settled.map { max(1, Int32(($0 - .now) / .milliseconds(1))) } ?? saved.patience
  }

  /// Makes the pages anew when something has been saved and left alone for a moment: some editors write in several steps.
  private func look() {
    if saved.wasSaved() {
      settled = .now + .milliseconds(40)
      checks.cancel()
    }
    guard let whole = settled, whole <= .now else { return }
    settled = nil
    renew()
  }

  private func renew() {
    guard FileKind(at: book.chaptersFolder.plainPath) != nil else {
      let folder = book.chaptersFolder.plainPath
      return give(up: "\(folder) is gone; these pages are as they were before. Put it back, and they go on.")
    }
    do throws(SiteError) {
      let site = try SiteBuilder(book: book, gallery: gallery, memory: memory).site()
      seen = site.findings
      pages.show(site)
    } catch {
      return give(up: "\(error) Until then these pages are as they were before.")
    }
    guard let prover else { return pages.tell(.none, seen) }
    guard prover.canRemember else {
      return give(
        up: "Code of the book or of its program is newer than the program that runs: "
          + "end it with Ctrl-C, and start it again. Nothing is proven until then.")
    }
    pages.tell(.running, seen)
    checks.begin(.book)
  }

  /// Tells what keeps the book from being shown or proven.
  private func give(up trouble: String) {
    checks.begin(nil)
    pages.tell(.none, seen, trouble: trouble)
    console.sentences(trouble)
  }

  private func tellProof() {
    let complaints = checks.complaints.joined(separator: " ")
    guard complaints.isEmpty else {
      return pages.tell(.none, seen, trouble: "The proof has not come to its end: \(complaints)")
    }
    let findings = (seen + (checks.results ?? []).flatMap(\.findings)).unique
    pages.tell(.done, findings)
    if findings == said { return }
    said = findings
    for finding in findings { console.write(finding) }
    if findings.isEmpty { console.line(console.paint("Nothing is wrong.", .good)) }
  }
}
