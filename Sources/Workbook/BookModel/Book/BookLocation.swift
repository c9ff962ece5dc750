import Foundation
import SystemSupport

/// Finds the book's folder on this machine.
package enum BookLocation {
  /// Returns the book's folder.
  ///
  /// The candidates are, in this order: the folder named on the command line, the environment variable RXBOOK_BOOK, and
  /// `directory` with the folders above it.
  package static func find(
    named name: String?, environment: [String: String], from directory: URL
  ) throws(BookNotFound) -> URL {
    if let name { return try checked(name, from: directory, namedBy: "--book") }
    if let name = environment["RXBOOK_BOOK"], !name.isEmpty {
      return try checked(name, from: directory, namedBy: "RXBOOK_BOOK")
    }
    var folder = directory.standardizedFileURL
    while !isBook(folder) {
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      guard parent.pathComponents.count < folder.pathComponents.count else { throw .nowhere }
      folder = parent
    }
    return folder
  }

  private static func checked(
    _ name: String, from directory: URL, namedBy option: String
  ) throws(BookNotFound) -> URL {
    let folder = URL(filePath: name, directoryHint: .isDirectory, relativeTo: directory).standardizedFileURL
    guard isBook(folder) else { throw .notThere(folder: name, option: option) }
    return folder
  }

  private static func isBook(_ folder: URL) -> Bool {
    ["Chapters", "Package.swift"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path(percentEncoded: false))
    }
  }
}

/// An error that occurs if a book is not found.
package enum BookNotFound: UserError, Equatable {
  /// Neither the working directory nor a folder above it is a book.
  case nowhere
  case notThere(folder: String, option: String)

  package var description: String {
    switch self {
    case .nowhere:
      """
      This folder doesn't belong to a book: neither it nor a folder above it contains Chapters and Package.swift.
      Go to the book's folder, or specify it with --book FOLDER or RXBOOK_BOOK=FOLDER.
      """
    case .notThere(let folder, let option):
      "\(option) is \(folder), which doesn't contain a book: a book's folder contains Chapters and Package.swift."
    }
  }
}
