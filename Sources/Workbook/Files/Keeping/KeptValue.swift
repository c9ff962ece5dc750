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
  ///
  /// The system is asked itself: Foundation takes five times as long.
  func keep(_ value: Value) {
    let data = KeptWriter.data(of: value)
    let (path, name) = (folder.plainPath, file.lastPathComponent)
    if mkdir(path, 0o777) != 0, errno != EEXIST {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    // Whoever keeps the same at the same time writes to another one.
    let draft = "\(path)/\(getpid())-\(UInt32.random(in: 0 ... .max))\(Self.draftSuffix)"
    guard FileContents.write(data, to: draft) == nil, rename(draft, "\(path)/\(name)") == 0 else {
      unlink(draft)
      return
    }
    for other in FolderWalk.names(in: path) where other != name && !isBeingWritten("\(path)/\(other)") {
      unlink("\(path)/\(other)")
    }
  }

  /// Whether it is what another process may be writing, and not what one has left behind that was killed.
  private func isBeingWritten(_ path: String) -> Bool {
    guard path.hasSuffix(Self.draftSuffix), let stamp = FileStamp(at: path) else { return false }
    return stamp.written > FileStamp.now - Self.longestWriting
  }

  private static var draftSuffix: String { ".draft" }
  /// In nanoseconds.
  private static var longestWriting: Int { 60_000_000_000 }
}
