import ArgumentParser
import Foundation
import Workbook

/// Which book it is about.
struct BookOptions: ParsableArguments {
  @Option(help: "The book's folder, if it is not the current one or one above it.", completion: .directory)
  var book: String?

  /// The book with the chapters linked into this program; editors are told what is in it.
  func find() throws -> Book {
    let folder = try BookLocation.find(
      named: book, environment: ProcessInfo.processInfo.environment, from: ThisProcess.directory)
    let book = BookProgram.book(at: folder)
    EditorSettings(of: book, program: ThisProcess.program).renew()
    return book
  }
}
