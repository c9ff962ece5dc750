import Foundation
import SystemSupport

/// A PDF or EPUB file to which a book is written.
///
/// The file ends with a mark, and only a file with that mark is ever replaced.
package struct PrintedFile: Sendable {
  /// The mark at the end of a file: a comment in PDF, and the comment of the zip archive in EPUB.
  static let mark = "%written by rxbook\n"

  package let url: URL
  private let option: String

  /// Checks the file, which need not exist, without writing anything.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - option: The option with the file, such as `--pdf`.
  package init(at url: URL, option: String) throws(PrintedFileError) {
    (self.url, self.option) = (url, option)
    try check()
  }

  private func check() throws(PrintedFileError) {
    let path = url.plainPath
    guard FileKind(at: url.deletingLastPathComponent().resolvingSymlinksInPath().plainPath) == .folder else {
      throw .noFolder(path, option: option)
    }
    switch FileKind(at: path) {
    case nil: return
    case .file:
      guard let data = FileContents.read(path), data.isEmpty || data.hasSuffix(Data(Self.mark.utf8)) else {
        throw .foreign(path, option: option)
      }
    case .folder, .link, .other: throw .foreign(path, option: option)
    }
  }

  /// Replaces the file's contents with `data`, which must end with the mark.
  ///
  /// If that fails, the file is unchanged.
  func write(_ data: Data) throws(PrintedFileError) {
    // Another program may have written a file there since the first check.
    try check()
    do {
      try AtomicFile(of: data, for: url).replace()
    } catch {
      throw .notWritable(path: url.plainPath, reason: FileFailure.reason(error))
    }
  }
}

extension Data {
  fileprivate func hasSuffix(_ suffix: Data) -> Bool { self.suffix(suffix.count) == suffix }
}

/// The reason why a PDF or EPUB file can't be written.
package enum PrintedFileError: UserError, Equatable {
  case foreign(String, option: String)
  case noFolder(String, option: String)
  case notWritable(path: String, reason: String)

  package var description: String {
    switch self {
    case .foreign(let path, let option):
      "\(path) already exists, and rxbook did not write it. Move it, or choose another file with \(option)."
    case .noFolder(let path, let option):
      "The folder of \(path) does not exist. Create it, or choose another file with \(option)."
    case .notWritable(let path, let reason):
      "\(path) could not be written: \(reason). Its earlier contents, if any, are unchanged."
    }
  }
}
