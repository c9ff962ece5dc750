import ArgumentParser
import BookModel
import Foundation

/// The option that selects the book.
package struct BookOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The book's folder (default: RXBOOK_BOOK, or else the nearest book in or above the current folder).",
      valueName: "folder"), completion: .directory)
  package var book: String?

  /// Finds the book, with the chapters linked into this program, and reads none of its files.
  package func find() throws -> Book {
    let folder = try BookLocation.find(
      named: book, environment: ProcessInfo.processInfo.environment, from: ThisProcess.directory)
    return BookProgram.book(at: folder)
  }

  /// Finds and parses the book.
  package func load() throws -> ParsedBook { BookLoader.load(try find()) }

  package init() {}
}
