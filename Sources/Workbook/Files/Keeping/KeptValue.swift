import Foundation

/// A value that takes long to make, kept in a folder of its own under a fingerprint of all that it depends on.
///
/// It is never needed: where it cannot be read or written, it is made again.
struct KeptValue<Value: Keepable> {
  private let folder: URL
  private let file: URL

  /// - Parameter folder: Holds this value, or an earlier one, and nothing else.
  init(in folder: URL, under fingerprint: Fingerprint) {
    self.folder = folder
    file = folder.appending(path: fingerprint.text)
  }

  /// The value, if it was kept under this fingerprint.
  var value: Value? {
    FileContents.mapped(file.plainPath).flatMap { try? KeptReader.value(of: Value.self, in: $0) }
  }

  /// Whether something was kept under this fingerprint, be it whole or not.
  var isThere: Bool { FileKind(at: file.plainPath) == .file }

  /// The value, if it was kept; else what `make` makes of it, which is kept.
  func value(or make: () -> Value) -> Value {
    if let value { return value }
    let made = make()
    keep(made)
    return made
  }

  /// Keeps `value` in the place of an earlier one.
  func keep(_ value: Value) {
    let (path, name) = (folder.plainPath, file.lastPathComponent)
    if mkdir(path, 0o777) != 0, errno != EEXIST {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    do throws(POSIXError) {
      try Draft(of: KeptWriter.data(of: value), for: file, isLasting: false).replace()
    } catch {
      return
    }
    for other in FolderWalk.names(in: path) where other != name && !isBeingWritten(other) {
      unlink("\(path)/\(other)")
    }
  }

  /// Whether it is what another process may be writing, and not what one has left behind that was killed.
  private func isBeingWritten(_ name: String) -> Bool {
    guard Draft.isOne(name), let stamp = FileStamp(at: "\(folder.plainPath)/\(name)") else { return false }
    return stamp.written > FileStamp.now - Self.longestWriting
  }

  /// In nanoseconds.
  private static var longestWriting: Int { 60_000_000_000 }
}
