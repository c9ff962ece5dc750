import Foundation

/// A lock on a file or folder that excludes other programs and threads.
package enum FileLock {
  /// Calls `body` while holding the lock on `file`, which may also be a folder.
  ///
  /// A missing file is created. It is never removed, because a waiting program would then hold the lock on the deleted
  /// file. If the file system has no locks, as some network file systems, `body` is called without one.
  package static func withLock<Result, Failure: Error>(
    at file: URL, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let path = file.path(percentEncoded: false)
    var descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    if descriptor < 0, errno == EISDIR { descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    if descriptor >= 0 { while flock(descriptor, LOCK_EX) != 0, errno == EINTR {} }
    defer { if descriptor >= 0 { close(descriptor) } }
    return try body()
  }
}
