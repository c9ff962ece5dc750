import Foundation

/// A file that is written beside another one, whole, before it takes that one's name: whatever goes wrong before, such as a
/// full disk, leaves things as they were.
struct Draft: ~Copyable {
  private let path: String
  private let name: String

  /// Writes `bytes` beside `file`, whose name they are to get.
  ///
  /// - Parameter isLasting: Whether to wait until the disk has them: what the power takes away can else not be made again.
  init(
    of bytes: some Sequence<UInt8>, for file: URL, mode: mode_t = 0o666, isLasting: Bool = true
  ) throws(POSIXError) {
    name = file.path(percentEncoded: false)
    let suffix = "\(Self.mark)\(getpid())-\(UInt32.random(in: 0 ... .max))"
    path = file.deletingLastPathComponent().appending(path: ".\(file.lastPathComponent)\(suffix)")
      .path(percentEncoded: false)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw Self.failure() }
    var failure: POSIXError?
    var rest = Array(bytes)[...]
    while !rest.isEmpty, failure == nil {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { failure = Self.failure() }
    }
    // Some file systems find out as late as here that the disk is full.
    if failure == nil, isLasting, fsync(descriptor) != 0, errno != EINVAL { failure = Self.failure() }
    if close(descriptor) != 0, failure == nil { failure = Self.failure() }
    if let failure {
      unlink(path)
      throw failure
    }
  }

  deinit { unlink(path) }

  /// What stands in the name of every draft.
  private static let mark = ".rxbook-"

  /// Whether a file is called like a draft.
  static func isOne(_ name: String) -> Bool { name.hasPrefix(".") && name.contains(mark) }

  /// Takes over the mode and, where that is allowed, the owner of a file.
  func takeOver(_ status: stat) {
    chmod(path, status.st_mode & 0o7777)
    _ = chown(path, status.st_uid, status.st_gid)
  }

  /// Takes the place of whatever has the name.
  consuming func replace() throws(POSIXError) {
    guard rename(path, name) == 0 else { throw Self.failure() }
  }

  /// Takes the name if nothing has it.
  ///
  /// - Returns: False if something does, which is left alone.
  consuming func takeFreeName() throws(POSIXError) -> Bool {
    if link(path, name) == 0 { return true }
    switch errno {
    case EEXIST: return false
    // A file system without links: what comes in between two calls is nobody who takes the lock.
    case EPERM, ENOTSUP, EMLINK, ENOSYS:
      guard access(name, F_OK) != 0 else { return false }
      guard rename(path, name) == 0 else { throw Self.failure() }
      return true
    default: throw Self.failure()
    }
  }

  private static func failure() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
