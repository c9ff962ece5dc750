import ArgumentParser
import BookModel
import Foundation
import Playground
import Prover
import Runner
import SiteGenerator
import SymbolIndex
import SystemSupport
import TerminalUI
import TextSupport

/// Builds the book as a website, and as a PDF and an EPUB.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Build the book as a website, PDF or EPUB.",
    discussion: """
      Chapters that have changed are proven first: their examples, outputs, diagrams and links are \
      verified, and their pages say so. Problems are reported, but the pages are written anyway, so \
      that you can look at them.

      A build replaces all pages of the previous build at once. If it fails, no page is replaced. \
      Other files in the folder are left unchanged.
      """)

  @Option(
    help: ArgumentHelp(
      "The folder to write to, which must be new, empty, or written by an earlier build (default: .build/book in the "
        + "book's folder).", valueName: "folder"), completion: .directory)
  var output: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Prove changed chapters first. With --no-proof, pages are not marked as proven.")
  var proof = true

  @Option(
    help: ArgumentHelp(
      "The address of the published API reference, which ./reference builds. The operator index links to it.",
      valueName: "address"))
  var reference: String?

  @Flag(
    help:
      "List the files that a build would change, but write nothing. The exit status is 1 if a build would change a file."
  )
  var check = false

  @Option(
    help: ArgumentHelp(
      "The address of the published site, such as https://example.org/book. Adds canonical links and pictures for "
        + "link previews to the pages, and writes sitemap.xml and 404.html.", valueName: "address"))
  var baseUrl: String?

  @Option(
    help: ArgumentHelp(
      "The base address for editing the book's files, such as https://example.org/you/book/edit/main. Adds "
        + "an edit link to the pages.", valueName: "address"))
  var repository: String?

  @Flag(
    help: ArgumentHelp(
      "Record all addresses of the site in Chapters/Published.txt. Later proofs report addresses that have "
        + "disappeared."))
  var publish = false

  @Option(
    help: ArgumentHelp("Also write the book as a PDF, which requires Chromium.", valueName: "file"),
    completion: .file(extensions: ["pdf"]))
  var pdf: String?

  @Option(
    help: ArgumentHelp("Also write the book as an EPUB.", valueName: "file"),
    completion: .file(extensions: ["epub"]))
  var epub: String?

  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func validate() throws {
    let writers = [(publish, "--publish"), (pdf != nil, "--pdf"), (epub != nil, "--epub")]
    if check, let writer = writers.first(where: \.0) {
      throw ValidationError("--check and \(writer.1) cannot be combined, because --check writes nothing.")
    }
    if let pdf, let epub,
      ThisProcess.file(pdf).standardizedFileURL == ThisProcess.file(epub).standardizedFileURL
    {
      throw ValidationError("--pdf and --epub write to the same file; choose another one for --epub.")
    }
  }

  func run() throws {
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
    let live = PlaygroundBuild(of: parsed, package: ThisProcess.package, cache: cache)
    let symbols = BookSymbolIndex(of: book, program: ThisProcess.program, cache: cache)
    let gallery = DiagramGallery(of: parsed, program: ThisProcess.program, live: live)
    let results = proof ? try prove(parsed) : []
    let mark = proof ? ProvenChapters(results, toolchain: try Toolchain().version ?? "this toolchain") : nil
    let pictures = publication.hasAddress ? PictureConverter(cache: cache) : nil
    let builder = SiteBuilder(
      book: parsed, gallery: gallery, proof: mark, publication: publication, reference: pages,
      symbols: symbols, pictures: pictures)
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
    if let problem = live.problem { colour.errors.line("\(problem)") }
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
  private func report(_ live: PlaygroundBuild) {
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
