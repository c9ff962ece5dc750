public import Foundation

/// Finds the book's folder on this machine.
public enum BookLocation {
  /// Looks at the folder that was named on the command line, at the environment's RXBOOK_BOOK, and at
  /// `directory` and the folders above it, in this order.
  public static func find(
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

/// There is no book where one was looked for.
public enum BookNotFound: UserError, Equatable {
  /// Neither in the working directory nor above it.
  case nowhere
  case notThere(folder: String, option: String)

  public var description: String {
    switch self {
    case .nowhere:
      """
      There is no book here: neither this folder nor one above it holds Chapters and Package.swift.
      Go to the book's folder, or point at it with --book FOLDER or RXBOOK_BOOK=FOLDER.
      """
    case .notThere(let folder, let option):
      "\(option) says \(folder), but there is no book: a book's folder holds Chapters and Package.swift."
    }
  }
}
