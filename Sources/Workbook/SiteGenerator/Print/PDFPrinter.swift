import Foundation
import SystemSupport

/// Prints a book to a PDF file with Chromium.
///
/// The table of contents has links but no page numbers: Chromium numbers the printed pages, but doesn't support the CSS
/// function `target-counter`. WeasyPrint supports it, but doesn't apply style sheets to the drawings of diagrams.
package struct PDFPrinter: Sendable {
  private let browser: URL

  private static let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

  /// Finds the browser in the search path of `environment`, or uses the one in RXBOOK_CHROMIUM.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(PrintingError) {
    let own = environment["RXBOOK_CHROMIUM"].map { URL(filePath: $0) }
    let found =
      own.map { Executable.isOne($0) ? $0 : nil }
      ?? Self.names.lazy.compactMap { Executable.named($0, in: environment["PATH"] ?? "") }.first
    guard let found else { throw .noBrowser }
    browser = found
  }

  /// Prints `book` to `file`.
  package func print(_ book: PrintableBook, to file: PrintedFile) throws {
    try file.write(try pdf(of: PrintDocument(book).html) + Data(PrintedFile.mark.utf8))
  }

  private func pdf(of html: HTML) throws -> Data {
    let folder = try ScratchFolder()
    let document = folder.url.appending(path: "print.html")
    let output = folder.url.appending(path: "book.pdf")
    try Data(html.description.utf8).write(to: document)
    let outcome = try Command(
      program: browser,
      arguments: [
        "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--no-pdf-header-footer",
        "--generate-pdf-document-outline",
        "--user-data-dir=\(folder.url.appending(path: "profile").path(percentEncoded: false))",
        "--print-to-pdf=\(output.path(percentEncoded: false))", document.absoluteString,
      ]
    ).run(atMost: 300)
    guard outcome.status == 0, let data = try? Data(contentsOf: output) else {
      throw PrintingError.failed(outcome.hasTimedOut ? "it took more than five minutes" : outcome.text)
    }
    return data
  }
}

/// The reason why a book can't be printed.
package enum PrintingError: UserError, Equatable {
  case noBrowser
  case failed(String)

  package var description: String {
    switch self {
    case .noBrowser:
      "--pdf requires Chromium, which is not installed. Install it, or set RXBOOK_CHROMIUM to its path."
    case .failed(let reason): "Chromium could not print the book: \(reason)"
    }
  }
}
