import Foundation

/// Lets one program at a time do something with the files of a folder.
enum FileLock {
  /// Does `body` while no other program, and no other thread, does so for the same `file`.
  ///
  /// A folder will do, too. A file is made if it is not there, and never removed: who waits for it would wait for another
  /// one. Where there are no locks, as on some network file systems, `body` is done all the same.
  static func withLock<Result, Failure: Error>(
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
