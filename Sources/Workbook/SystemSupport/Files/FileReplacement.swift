import Foundation

/// Replaces the contents of a file atomically, unless the file has changed since it was read.
package struct FileReplacement {
  private let url: URL
  private let name: String
  /// The contents of the file when it was read.
  package let original: [UInt8]

  /// Reads the file at `url`.
  ///
  /// If `url` is a symbolic link, its target is replaced.
  ///
  /// - Parameter name: The name of the file in error messages.
  package init(of url: URL, named name: String) throws(FileReplacementError) {
    try self.init(
      of: url, named: name, reading: Result { try Data(contentsOf: url.resolvingSymlinksInPath()) })
  }

  /// Creates the replacement of a file that has already been read.
  ///
  /// - Parameter contents: The result of reading the file.
  package init(
    of url: URL, named name: String, reading contents: Result<Data, any Error>
  ) throws(FileReplacementError) {
    self.url = url.resolvingSymlinksInPath()
    self.name = name
    guard let data = try? contents.get() else { throw .unreadable(file: name) }
    original = Array(data)
  }

  /// Whether the file's permissions forbid writing, at least for this user.
  var isReadOnly: Bool {
    let path = url.path(percentEncoded: false)
    let mode = (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? Int
    return (mode ?? 0o644) & 0o222 == 0 || access(path, W_OK) != 0
  }

  /// Writes `bytes` to a temporary file and renames it to the file, unless the file has changed since it was read.
  package func replace(with bytes: [UInt8]) throws(FileReplacementError) {
    if isReadOnly { throw .readOnly(file: name) }
    var status = stat()
    guard stat(url.path(percentEncoded: false), &status) == 0 else { throw .changed(file: name) }
    do {
      let draft = try AtomicFile(of: bytes, for: url)
      draft.takeOver(status)
      guard let current = try? Data(contentsOf: url), current.elementsEqual(original) else {
        throw FileReplacementError.changed(file: name)
      }
      try draft.replace()
    } catch let error as FileReplacementError {
      throw error
    } catch {
      throw .unwritable(file: name, reason: FileFailure.reason(error))
    }
  }
}

/// An error that occurs when a file is replaced.
package enum FileReplacementError: UserError, Equatable {
  case unreadable(file: String)
  case readOnly(file: String)
  /// The file was changed by someone else since it was read.
  case changed(file: String)
  case unwritable(file: String, reason: String)

  package var description: String {
    switch self {
    case .unreadable(let file): "\(file) cannot be read."
    case .readOnly(let file): "\(file) is read-only; nothing was written."
    case .changed(let file): "\(file) has changed in the meantime; nothing was written. Save it and retry."
    case .unwritable(let file, let reason): "\(file) could not be replaced: \(reason). It was left unchanged."
    }
  }
}
