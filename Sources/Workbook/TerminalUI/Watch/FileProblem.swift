import Foundation
import SystemSupport

/// The reason why the reader's file can't be read for a check.
enum FileProblem: Equatable {
  case isMissing, isFolder
  case cannotRead(reason: String)
  /// The file is not UTF-8; the one-based line is the first that isn't.
  case isNoText(line: Int)

  /// Creates the problem of `file`, or returns nil if the file can be checked.
  init?(of file: URL) {
    var status = stat()
    guard stat(file.path(percentEncoded: false), &status) == 0 else {
      self = errno == ENOENT || errno == ENOTDIR ? .isMissing : .cannotRead(reason: Self.reason)
      return
    }
    if status.st_mode & S_IFMT == S_IFDIR {
      self = .isFolder
      return
    }
    // Reading from a pipe or a device might block forever.
    guard status.st_mode & S_IFMT == S_IFREG else {
      self = .cannotRead(reason: "it is not a regular file")
      return
    }
    do {
      let bytes = try Data(contentsOf: file)
      guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      let first = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
      self = .isNoText(line: (first ?? 0) + 1)
    } catch {
      self = .cannotRead(reason: FileFailure.reason(error))
    }
  }

  private static var reason: String {
    FileFailure.reason(POSIXError.current)
  }
}
