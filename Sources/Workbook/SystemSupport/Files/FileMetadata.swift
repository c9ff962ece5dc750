import Foundation

/// The metadata of a file that changes when the file is written to or replaced.
package struct FileMetadata: Hashable, Sendable {
  /// The numbers that identify a file, whatever its path.
  struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64
  }

  let identity: Identity
  let size: Int
  /// The time of the last change to the contents, in nanoseconds.
  let modified: Int
  /// The time of the last change to the contents or the metadata, such as the permissions, in nanoseconds.
  let changed: Int

  /// Reads the metadata of the file at `path`, with links followed; nil if it doesn't exist.
  package init?(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
    size = Int(status.st_size)
    #if os(Linux)
    let (modified, changed) = (status.st_mtim, status.st_ctim)
    #else
    let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #endif
    self.modified = Self.nanoseconds(modified)
    self.changed = Self.nanoseconds(changed)
  }

  /// Times that don't fit, which are centuries away, become the largest or the smallest value.
  private static func nanoseconds(_ time: timespec) -> Int {
    let (nanoseconds, isTooLarge) = time.tv_sec.multipliedReportingOverflow(by: 1_000_000_000)
    return isTooLarge ? (time.tv_sec > 0 ? .max : .min) : nanoseconds &+ time.tv_nsec
  }
}
