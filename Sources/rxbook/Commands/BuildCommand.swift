import ArgumentParser
import Foundation
import Workbook

/// Builds the book's pages.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Build the book as pages for a browser.")

  @Option(
    help: ArgumentHelp(
      "The folder to write to: a new one, an empty one, or one that was written by this command. Without it, "
        + ".build/book in the book's folder.", valueName: "folder"), completion: .directory)
  var output: String?

  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let book = try book.find()
    let folder =
      output.map { URL(filePath: $0, directoryHint: .isDirectory, relativeTo: ThisProcess.directory) }
      ?? book.root.appending(path: ".build/book", directoryHint: .isDirectory)
    let gallery = DiagramGallery(of: book, program: ThisProcess.program)
    let site = try SiteBuilder(book: book, gallery: gallery).build(into: folder.absoluteURL)
    for finding in site.findings { colour.errors.write(finding) }
    colour.output.line("The book begins at \(ThisProcess.path(of: site.index))")
    if !site.findings.isEmpty { throw ExitCode(1) }
  }
}
