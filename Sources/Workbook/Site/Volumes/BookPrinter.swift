public import Foundation

/// Prints a book to a PDF file with Chromium.
///
/// It is printed twice: Chromium numbers pages, and cannot tell a document on which of them something stands, so that the
/// numbers in the contents are read from the first file.
public struct BookPrinter: Sendable {
  private let browser: URL

  private static let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

  /// Looks for the browser in `environment`, by its usual names or the one in RXBOOK_CHROMIUM.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(PrintingError) {
    let folders = environment["PATH", default: ""].split(separator: ":").map(String.init)
    let own = environment["RXBOOK_CHROMIUM"].map { [$0] }
    let candidates = own ?? Self.names.flatMap { name in folders.map { "\($0)/\(name)" } }
    guard let path = candidates.first(where: FileManager.default.isExecutableFile) else { throw .noBrowser }
    browser = URL(filePath: path)
  }

  /// Writes `volume` to `file`.
  public func print(_ volume: BookVolume, to file: URL) throws {
    let folder = try ScratchFolder()
    let book = PrintedBook(volume)
    let first = try printed(book.html(), in: folder.url)
    let second = try printed(book.html(numbers: PrintedPages(of: first).numbers), in: folder.url)
    do {
      try second.write(to: file, options: .atomic)
    } catch {
      throw PrintingError.notWritable(
        path: file.path(percentEncoded: false), reason: FileFailure.reason(error))
    }
  }

  private func printed(_ html: HTML, in folder: URL) throws -> Data {
    let document = folder.appending(path: "book.html")
    let output = folder.appending(path: "book.pdf")
    try Data(html.description.utf8).write(to: document)
    try? FileManager.default.removeItem(at: output)
    let outcome = try Command(
      program: browser,
      arguments: [
        "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--no-pdf-header-footer",
        "--generate-pdf-document-outline",
        "--user-data-dir=\(folder.appending(path: "profile").path(percentEncoded: false))",
        "--print-to-pdf=\(output.path(percentEncoded: false))", document.absoluteString,
      ]
    ).run(atMost: 300)
    guard outcome.status == 0, let data = try? Data(contentsOf: output) else {
      throw PrintingError.failed(outcome.isLate ? "it took more than five minutes" : outcome.text)
    }
    return data
  }
}

/// Why a book could not be printed.
public enum PrintingError: UserError, Equatable {
  case noBrowser
  case failed(String)
  case notWritable(path: String, reason: String)

  public var description: String {
    switch self {
    case .noBrowser:
      "A PDF is printed by Chromium, and there is none here: install it, or name it in RXBOOK_CHROMIUM."
    case .failed(let reason): "Chromium did not print the book: \(reason)"
    case .notWritable(let path, let reason):
      "\(path) cannot be written (\(reason)); choose another file with --pdf."
    }
  }
}
