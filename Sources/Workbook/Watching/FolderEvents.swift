import Foundation

/// The system's word that something happens in a folder.
///
/// There may be none, or too much of it: it only says that it is time to look.
final class FolderEvents {
  /// What becomes readable then; -1 if the system does not say.
  let events: Int32
  private var watched: Set<Int32> = []

  /// - Parameter isSilent: Whether nothing is to be said.
  init(isSilent: Bool = false) {
    #if os(Linux)
    events = isSilent ? -1 : inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    #else
    events = -1
    #endif
  }

  deinit { if events >= 0 { close(events) } }

  /// Takes note of what was said.
  func drain() {
    guard events >= 0 else { return }
    var block = [UInt8](repeating: 0, count: 4096)
    while read(events, &block, block.count) > 0 {}
  }

  /// Asks for events of these folders or, where one is not there, of the nearest one above it that is.
  ///
  /// To be asked anew after each event: the same folder may have been removed and made again.
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
