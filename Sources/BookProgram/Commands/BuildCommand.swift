import ArgumentParser
import Foundation

/// Builds the book as a website, and as a PDF and an EPUB.
package struct BuildCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
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
  package var output: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Prove changed chapters first. With --no-proof, pages are not marked as proven.")
  package var proof = true

  @Option(
    help: ArgumentHelp(
      "The address of the published API reference, which ./reference builds. The operator index links to it.",
      valueName: "address"))
  package var reference: String?

  @Flag(
    help:
      "List the files that a build would change, but write nothing. The exit status is 1 if a build would change a file."
  )
  package var check = false

  @Option(
    help: ArgumentHelp(
      "The address of the published site, such as https://example.org/book. Adds canonical links and pictures for "
        + "link previews to the pages, and writes sitemap.xml and 404.html.", valueName: "address"))
  package var baseUrl: String?

  @Option(
    help: ArgumentHelp(
      "The base address for editing the book's files, such as https://example.org/you/book/edit/main. Adds "
        + "an edit link to the pages.", valueName: "address"))
  package var repository: String?

  @Flag(
    help: ArgumentHelp(
      "Record all addresses of the site in Chapters/Published.txt. Later proofs report addresses that have "
        + "disappeared."))
  package var publish = false

  @Option(
    help: ArgumentHelp("Also write the book as a PDF, which requires Chromium.", valueName: "file"),
    completion: .file(extensions: ["pdf"]))
  package var pdf: String?

  @Option(
    help: ArgumentHelp("Also write the book as an EPUB.", valueName: "file"),
    completion: .file(extensions: ["epub"]))
  package var epub: String?

  @OptionGroup package var colour: ColourOptions
  @OptionGroup package var book: BookOptions

  package func validate() throws {
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

  package init() {}

  package func run() throws { try BookProgram.authorCommands(for: Self.self).build(self) }
}
