import Foundation

/// The system's events for changes in folders.
///
/// Events may be missing or superfluous, so they only indicate when to compare the files.
final class FolderNotifications {
  /// A descriptor that becomes readable when there are events, or -1 if the system sends none.
  let events: Int32
  private var watched: Set<Int32> = []

  /// - Parameter isSilent: Whether to do without events.
  init(isSilent: Bool = false) {
    #if os(Linux)
    events = isSilent ? -1 : inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    #else
    events = -1
    #endif
  }

  deinit { if events >= 0 { close(events) } }

  /// Discards all pending events.
  func drain() {
    guard events >= 0 else { return }
    var block = [UInt8](repeating: 0, count: 4096)
    while read(events, &block, block.count) > 0 {}
  }

  /// Requests events for these folders, replacing the previous request.
  ///
  /// For a missing folder, events for its nearest existing parent are requested. Call this again after each event,
  /// because a folder may have been removed and created again.
  func follow(_ folders: [URL]) {
    #if os(Linux)
    guard events >= 0 else { return }
    let mask =
      IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
      | IN_DELETE_SELF | IN_MOVE_SELF
    let numbers = folders.map { folder in
      var folder = folder
      while !FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)),
        folder.pathComponents.count > 1
      {
        folder.deleteLastPathComponent()
      }
      return inotify_add_watch(events, folder.path(percentEncoded: false), UInt32(mask))
    }
    let wanted = Set(numbers.filter { $0 >= 0 })
    for number in watched.subtracting(wanted) { inotify_rm_watch(events, number) }
    watched = wanted
    #endif
  }
}
