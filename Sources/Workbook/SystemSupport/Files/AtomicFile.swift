import Foundation

/// A file that is written completely under a temporary name before it replaces another one.
///
/// If something goes wrong before that, for example because the disk is full, the other file is unchanged.
package struct AtomicFile: ~Copyable {
  private let path: String
  private let name: String

  /// Writes `bytes` to a temporary file in the folder of `file`.
  ///
  /// - Parameter isSynced: Whether to wait until the bytes are on the disk (`fsync`). Pass `false` for data that can
  ///   be computed again after a power failure.
  package init(
    of bytes: some Sequence<UInt8>, for file: URL, mode: mode_t = 0o666, isSynced: Bool = true
  ) throws(POSIXError) {
    name = file.path(percentEncoded: false)
    let suffix = "\(Self.mark)\(getpid())-\(UInt32.random(in: 0 ... .max))"
    path = file.deletingLastPathComponent().appending(path: ".\(file.lastPathComponent)\(suffix)")
      .path(percentEncoded: false)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw POSIXError.current }
    var failure = writeAll(Array(bytes), to: descriptor)
    // Some file systems report a full disk only now.
    if failure == nil, isSynced, fsync(descriptor) != 0, errno != EINVAL { failure = .current }
    if close(descriptor) != 0, failure == nil { failure = .current }
    if let failure {
      unlink(path)
      throw failure
    }
  }

  deinit { unlink(path) }

  /// A marker in the name of every temporary file.
  private static let mark = ".rxbook-"

  /// Whether `name` is the name of such a temporary file.
  static func isTemporary(_ name: String) -> Bool { name.hasPrefix(".") && name.contains(mark) }

  /// Copies the mode of a file and, if permitted, its owner.
  func takeOver(_ status: stat) {
    chmod(path, status.st_mode & 0o7777)
    _ = chown(path, status.st_uid, status.st_gid)
  }

  /// Renames the temporary file, replacing an existing file.
  package consuming func replace() throws(POSIXError) {
    guard rename(path, name) == 0 else { throw POSIXError.current }
  }

  /// Renames the temporary file unless the name is taken.
  ///
  /// - Returns: False if the name is taken; the existing file is left alone.
  package consuming func createExclusively() throws(POSIXError) -> Bool {
    if link(path, name) == 0 { return true }
    switch errno {
    case EEXIST: return false
    // A file system without hard links. Only a program that ignores the lock can interfere between the two calls.
    case EPERM, ENOTSUP, EMLINK, ENOSYS:
      guard access(name, F_OK) != 0 else { return false }
      guard rename(path, name) == 0 else { throw POSIXError.current }
      return true
    default: throw POSIXError.current
    }
  }
}
