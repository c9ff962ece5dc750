import Foundation

/// Puts new contents in the place of a file's, at once and only if the file is still what it was.
struct FileReplacement {
  private let url: URL
  private let name: String
  /// What the file held when it was read.
  let original: [UInt8]

  /// Reads the file at `url`, which errors call `name`; what a link leads to is what is replaced.
  init(of url: URL, named name: String) throws(FileReplacementError) {
    self.url = url.resolvingSymlinksInPath()
    self.name = name
    guard let data = try? Data(contentsOf: self.url) else { throw .unreadable(file: name) }
    original = Array(data)
  }

  /// Whether the file says that it is not to be written, whoever asks.
  var isReadOnly: Bool {
    let path = url.path(percentEncoded: false)
    let mode = (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? Int
    return (mode ?? 0o644) & 0o222 == 0 || access(path, W_OK) != 0
  }

  /// Writes `bytes` beside the file and gives them its name, if nobody has changed it meanwhile.
  func replace(with bytes: [UInt8]) throws(FileReplacementError) {
    if isReadOnly { throw .readOnly(file: name) }
    var status = stat()
    guard stat(url.path(percentEncoded: false), &status) == 0 else { throw .changed(file: name) }
    do {
      let draft = try Draft(of: bytes, for: url)
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

/// A file cannot be replaced.
public enum FileReplacementError: UserError, Equatable {
  case unreadable(file: String)
  case readOnly(file: String)
  /// Somebody has written to it since it was read.
  case changed(file: String)
  case unwritable(file: String, reason: String)

  public var description: String {
    switch self {
    case .unreadable(let file): "\(file) cannot be read."
    case .readOnly(let file): "\(file) is read-only; nothing was written."
    case .changed(let file): "\(file) was changed meanwhile; nothing was written. Save it and try again."
    case .unwritable(let file, let reason): "\(file) could not be replaced: \(reason). It is as it was."
    }
  }
}
