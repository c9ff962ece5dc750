import ArgumentParser
import Foundation
import Workbook

/// Builds the book's pages.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Build the book as pages for a browser.",
    discussion: """
      The chapters are proven first, as far as they have changed since they were, and each page says \
      that it was. What is wrong is told, and the pages are written all the same, for you to look at.

      The pages take the place of those that were there before at once, or not at all. Files in the \
      folder that this command did not write stay as they are.
      """)

  @Option(
    help: ArgumentHelp(
      "The folder to write to: a new one, an empty one, or one that was written by this command. Without it, "
        + ".build/book in the book's folder.", valueName: "folder"), completion: .directory)
  var output: String?

  @Flag(
    inversion: .prefixedNo, help: "Prove the chapters before. Without it no page says that it was proven.")
  var proof = true

  @Option(
    help: ArgumentHelp(
      "Where the reference that ./reference makes is published: the index of operators leads there.",
      valueName: "address"))
  var reference: String?

  @Flag(
    help: "Write nothing; say which files differ from what would be written. The status is 1 if any does.")
  var check = false

  @Option(
    help: ArgumentHelp(
      "The address where the site will be, as in https://example.org/book: pages then say it, and there are a "
        + "sitemap.xml and a 404.html.", valueName: "address"))
  var baseUrl: String?

  @Option(
    help: ArgumentHelp(
      "What stands before the path of a file where it can be edited, as in "
        + "https://example.org/you/book/edit/main: pages then link to it.", valueName: "address"))
  var repository: String?

  @Flag(
    help:
      "Note all addresses of the site in Chapters/Published.txt, which the proof holds later ones against.")
  var publish = false

  @Option(
    help: ArgumentHelp("Write the book as one PDF, too, which Chromium prints.", valueName: "file"),
    completion: .file(extensions: ["pdf"]))
  var pdf: String?

  @Option(
    help: ArgumentHelp("Write the book as an EPUB, too, for readers of electronic books.", valueName: "file"),
    completion: .file(extensions: ["epub"]))
  var epub: String?

  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func validate() throws {
    let writers = [(publish, "--publish"), (pdf != nil, "--pdf"), (epub != nil, "--epub")]
    if check, let writer = writers.first(where: \.0) {
      throw ValidationError("--check writes nothing, and \(writer.1) does; leave one out.")
    }
  }

  func run() throws {
    let book = try book.find()
    let folder =
      output.map { URL(filePath: $0, directoryHint: .isDirectory, relativeTo: ThisProcess.directory) }
      ?? book.root.appending(path: ".build/book", directoryHint: .isDirectory)
    let pages = try reference.map {
      try ReferencePages(
        below: book.root.appending(path: ".build/reference", directoryHint: .isDirectory), publishedAt: $0)
    }
    let publication = try Publication(at: baseUrl, editing: repository)
    try SiteBuilder(book: book).inspect(folder.absoluteURL)
    let live = LiveDiagrams(of: book)
    let names = CodeNames(of: book, program: ThisProcess.program)
    let gallery = DiagramGallery(of: book, program: ThisProcess.program, live: live)
    let results = proof ? try prove(book) : []
    let mark = proof ? SiteProof(results, toolchain: try Toolchain().version ?? "this toolchain") : nil
    let memory = SiteMemory(of: book, program: ThisProcess.program)
    // The process ends with this command, and all that is remembered with it, which takes long piece by piece.
    _ = Unmanaged.passRetained(memory)
    let builder = SiteBuilder(
      book: book, gallery: gallery, proof: mark, publication: publication, reference: pages,
      names: names, memory: memory)
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
      if let problem = names.problem { colour.errors.line("\(problem)") }
      if !proof { colour.output.line("Nothing was proven, and no page says that it was.") }
      colour.output.line("The book begins at \(ThisProcess.path(of: folder.appending(path: Site.index)))")
      for file in try writeVolumes(of: book, gallery: gallery, proof: mark) {
        colour.output.line("The whole of it is in \(ThisProcess.path(of: file))")
      }
    }
    if !isFine { throw ExitCode(1) }
  }

  /// Writes the files that are asked for.
  private func writeVolumes(of book: Book, gallery: DiagramGallery, proof: SiteProof?) throws -> [URL] {
    let (pdf, epub) = (pdf.map(Self.file), epub.map(Self.file))
    if pdf == nil, epub == nil { return [] }
    let volume = try BookVolume(of: book, gallery: gallery, proof: proof)
    if let epub {
      try EPUB(volume, epoch: ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"]).write(to: epub)
    }
    if let pdf { try BookPrinter().print(volume, to: pdf) }
    return [epub, pdf].compactMap(\.self)
  }

  private static func file(_ path: String) -> URL {
    URL(filePath: path, directoryHint: .notDirectory, relativeTo: ThisProcess.directory).absoluteURL
  }

  /// Shows `findings`, each once: what is wrong with a text is found by its proof, too.
  ///
  /// - Returns: Whether there are any.
  private func report(_ findings: [Finding]) -> Bool {
    for finding in findings.unique { colour.errors.write(finding) }
    return !findings.isEmpty
  }

  /// Says which diagrams a reader can change on the page, and which stay pictures.
  private func report(_ live: LiveDiagrams) {
    if let problem = live.problem { return colour.errors.line("\(problem)") }
    guard let module = live.module else { return }
    colour.output.line("\(module.diagrams.count) diagrams can be changed on the page.")
    for picture in module.pictures {
      colour.output.line(
        "\(picture.place.file):\(picture.place.line): “\(picture.name)” stays a picture: \(picture.reason)")
    }
  }

  private func note(_ addresses: Set<String>, of book: Book) throws {
    let list = PublishedList(of: book)
    guard list.isWhole else {
      return colour.errors.line("Nothing was noted: mend \(list.file) first.")
    }
    colour.output.line("\(try list.add(addresses)) new addresses are noted in \(list.file)")
  }

  private func report(_ difference: SiteDifference, in folder: URL) {
    func list(_ paths: [String], _ words: String) {
      for path in paths {
        colour.output.line("\(ThisProcess.path(of: folder.appending(path: path))) \(words)")
      }
    }
    list(difference.changed, "differs")
    list(difference.missing, "is missing")
    list(difference.surplus, "is no longer part of the book")
    colour.output.line(
      difference.isEmpty ? "What is there is what would be built." : "Without --check it is built anew.")
  }

  /// Proves what has changed, and tells how far it is.
  private func prove(_ book: Book) throws -> [Report.Result] {
    let prover = try Prover(book: book, program: ThisProcess.program, commands: RxBook.commandNames)
    let progress = ProgressLine()
    defer { progress?.clear() }
    return prover.prove(book.chapters, changedOnly: true) { done, count, next in
      progress?.show("\(done) of \(count): \(next)")
    }
  }
}
