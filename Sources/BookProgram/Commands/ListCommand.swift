import ArgumentParser
import Checker
import TerminalUI

/// Lists the contents of the book.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List chapters and challenges, and your progress.")

  @Flag(help: "Also list the examples.")
  var examples = false

  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let book = try book.load()
    let printer = ListPrinter(console: colour.output, reader: ReaderFolder(of: book))
    printer.write(book, namingExamples: examples)
  }
}
