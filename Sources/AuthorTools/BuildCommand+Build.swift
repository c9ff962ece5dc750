import ArgumentParser
import BookModel
import BookProgram
import Foundation
import Playground
import Prover
import Puzzles
import Runner
import SiteGenerator
import SymbolIndex
import SystemSupport
import TerminalUI
import TextSupport

extension BuildCommand {
  /// Builds the site, and the PDF and EPUB if they are wanted.
  func build() throws {
    let parsed = try book.load()
    let book = parsed.book
    let folder =
      output.map { URL(filePath: $0, directoryHint: .isDirectory, relativeTo: ThisProcess.directory) }
      ?? book.root.appending(path: ".build/book", directoryHint: .isDirectory)
    let pages = try reference.map {
      try ReferencePages(
        below: book.root.appending(path: ".build/reference", directoryHint: .isDirectory), publishedAt: $0)
    }
    let publication = try Publication(at: baseUrl, editing: repository)
    // The files are checked first, because a build takes a while.
    let pdf = try pdf.map { try (PDFPrinter(), PrintedFile(at: ThisProcess.file($0), option: "--pdf")) }
    let epub = try epub.map { try PrintedFile(at: ThisProcess.file($0), option: "--epub") }
    try SiteBuilder(book: parsed).inspect(folder.absoluteURL)
    let cache = DiskCache(of: book, version: ProgramVersion(of: ThisProcess.program))
    let live = ModuleBuild<PlaygroundModule>(of: parsed, package: ThisProcess.package, cache: cache)
    let composer =
      book.hasPlayground
      ? ModuleBuild<ComposerModule>(package: ThisProcess.package, cache: cache) : nil
    let orders =
      book.hasPlayground
      ? OrderPuzzleMaker.puzzles(of: parsed, program: ThisProcess.program, cache: cache) : nil
    let symbols = BookSymbolIndex(of: book, program: ThisProcess.program, cache: cache)
    let gallery = DiagramGallery(of: parsed, program: ThisProcess.program, live: live)
    let results = proof ? try prove(parsed) : []
    let mark = proof ? ProvenChapters(results, toolchain: try Toolchain().version ?? "this toolchain") : nil
    let pictures = publication.hasAddress ? PictureConverter(cache: cache) : nil
    let builder = SiteBuilder(
      book: parsed, gallery: gallery, composer: composer, orders: orders, proof: mark,
      publication: publication, reference: pages, symbols: symbols, pictures: pictures, cache: cache)
    let isFine: Bool
    if check {
      let (difference, findings) = try builder.check(folder.absoluteURL)
      let isRight = !report(results.flatMap(\.findings) + findings)
      isFine = isRight && difference.isEmpty
      report(difference, in: folder)
    } else {
      let site = try builder.build(into: folder.absoluteURL)
      isFine = !report(results.flatMap(\.findings) + site.findings)
      if publish { try note(site.addresses, of: book) }
      report(live)
      if !proof { colour.output.line("No chapter was proven, so no page says that it was.") }
      colour.output.line("The first page is \(ThisProcess.path(of: folder.appending(path: Site.index)))")
      if pdf != nil || epub != nil {
        let whole = try PrintableBook(of: parsed, gallery: gallery, proof: mark)
        if let epub {
          let epoch = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"]
          try EPUB(whole, epoch: epoch).write(to: epub)
        }
        if let (printer, file) = pdf { try printer.print(whole, to: file) }
      }
      for file in [epub, pdf?.1].compactMap(\.self) {
        colour.output.line("The whole book is in \(ThisProcess.path(of: file.url))")
      }
    }
    // Without a tool, the pages lack something, which --check reports as a difference.
    for problem in Set([live.problem, composer?.problem].compactMap(\.self)) {
      colour.errors.line("\(problem)")
    }
    if let problem = symbols.problem { colour.errors.line("\(problem)") }
    if publication.hasAddress, pictures == nil { colour.errors.line(PictureConverter.missing) }
    if !isFine { throw ExitCode(1) }
  }

  /// Prints each finding once, because a chapter's proof and the site builder report the same problems of its text.
  ///
  /// - Returns: Whether there are any.
  private func report(_ findings: [Finding]) -> Bool {
    for finding in findings.unique { colour.errors.write(finding) }
    return !findings.isEmpty
  }

  /// Prints how many diagrams are interactive, and why the others are not.
  private func report(_ live: ModuleBuild<PlaygroundModule>) {
    guard let module = live.module else { return }
    colour.output.line("\(counted(module.diagrams.count, "diagram")) can be edited on the page.")
    for picture in module.pictures {
      colour.output.line(
        "\(picture.place.file):\(picture.place.line): “\(picture.name)” cannot be edited: \(picture.reason)")
    }
  }

  private func note(_ addresses: Set<String>, of book: Book) throws {
    let list = PublishedAddresses(of: book)
    guard list.isValid else {
      return colour.errors.line(
        "No addresses were recorded, because \(list.file) has errors. Fix them first.")
    }
    colour.output.line("New addresses recorded in \(list.file): \(try list.add(addresses))")
  }

  private func report(_ difference: SiteDifference, in folder: URL) {
    func list(_ paths: [String], _ words: String) {
      for path in paths {
        colour.output.line("\(ThisProcess.path(of: folder.appending(path: path))) \(words)")
      }
    }
    list(difference.changed, "differs")
    list(difference.missing, "is missing")
    list(difference.surplus, "does not belong to the book any more")
    colour.output.line(
      difference.isEmpty
        ? "The site is up to date."
        : "The site is out of date. To rebuild it, run this command without --check.")
  }

  /// Proves the chapters that have changed, and shows the progress.
  private func prove(_ book: ParsedBook) throws -> [Report.Result] {
    let prover = try Prover(book: book, program: ThisProcess.program, commands: RxBook.commandNames)
    let progress = ProgressLine()
    defer { progress?.clear() }
    return prover.prove(book.chapters, changedOnly: true) { done, count, next in
      progress?.show("\(done) of \(count): \(next)")
    }
  }
}
