import ArgumentParser
import Workbook

/// Lists what the book holds.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the chapters and challenges, and where you stand.")

  @Flag(help: "Name the examples, too.")
  var examples = false

  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let book = try book.find()
    let printer = ListPrinter(console: colour.output, reader: ReaderFolder(of: book))
    printer.write(book, namingExamples: examples)
  }
}
