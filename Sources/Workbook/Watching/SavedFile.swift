import Foundation

/// Notices that a file is saved: written in place, replaced by another one, made in a folder that was not there.
///
/// One that goes, or that becomes readable, counts as well. Whether it was is told by the file itself. The system's events only say that it is time to look; where they do not
/// come, as on some network disks, looking once in a while has to do.
final class SavedFile {
  /// What becomes readable when something happens near the file; -1 if the system does not say.
  let events: Int32
  /// How long to wait for events before looking, in milliseconds.
  let patience: Int32

  private var file: URL?
  private var stamp: Stamp?
  private var watched: Int32 = -1

  /// What changes when a file is saved.
  private struct Stamp: Equatable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int
    let number: UInt64
    /// Its kind, and who may read it.
    let mode: UInt32
  }

  /// - Parameter polls: Whether to look several times a second instead of being told by the system.
  init(polls: Bool) {
    #if os(Linux)
    events = polls ? -1 : inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    #else
    events = -1
    #endif
    patience = events < 0 ? 200 : 1000
  }

  deinit { if events >= 0 { close(events) } }

  /// Looks at `file` from here on.
  func follow(_ file: URL) {
    self.file = file
    stamp = Self.stamp(of: file)
    aim()
  }

  /// Whether the file has been saved since this was last asked.
  func wasSaved() -> Bool {
    drain()
    aim()
    guard let file else { return false }
    let former = stamp
    stamp = Self.stamp(of: file)
    return stamp != former
  }

  private func drain() {
    guard events >= 0 else { return }
    var block = [UInt8](repeating: 0, count: 4096)
    while read(events, &block, block.count) > 0 {}
  }

  /// Asks for events of the file's folder, or of the nearest one above it that is there.
  private func aim() {
    #if os(Linux)
    guard events >= 0, var folder = file?.deletingLastPathComponent() else { return }
    while !FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)),
      folder.pathComponents.count > 1
    {
      folder.deleteLastPathComponent()
    }
    let path = folder.path(percentEncoded: false)
    // The same folder may have been removed and made again: asking once more costs nothing.
    let mask =
      IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
      | IN_DELETE_SELF | IN_MOVE_SELF
    let number = inotify_add_watch(events, path, UInt32(mask))
    if watched >= 0, watched != number { inotify_rm_watch(events, watched) }
    watched = number
    #endif
  }

  private static func stamp(of file: URL) -> Stamp? {
    var status = stat()
    guard stat(file.path(percentEncoded: false), &status) == 0 else { return nil }
    #if os(Linux)
    let time = status.st_mtim
    #else
    let time = status.st_mtimespec
    #endif
    return Stamp(
      seconds: time.tv_sec, nanoseconds: time.tv_nsec, size: Int(status.st_size),
      number: UInt64(status.st_ino), mode: UInt32(status.st_mode))
  }
}
