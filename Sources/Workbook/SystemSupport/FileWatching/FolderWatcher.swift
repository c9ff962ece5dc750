import Foundation

/// Detects files that are written, created or removed in a folder, at any depth.
///
/// Hidden files, such as the swap files of editors, are ignored.
package final class FolderWatcher {
  private let folder: URL
  private let folders = FolderNotifications()
  private var stamps: [String: FileMetadata] = [:]

  /// Starts watching `folder`.
  package init(_ folder: URL) {
    self.folder = folder
    _ = changes()
  }

  /// A descriptor that becomes readable when there may be changes, or -1 if the system sends no events.
  package var events: Int32 { folders.events }

  /// The maximum time to wait for events, in milliseconds, because some disks send none.
  package let patience: Int32 = 500

  /// Returns the relative paths of the files that have been written, created or removed since the last call.
  package func changes() -> Set<String> {
    folders.drain()
    let former = stamps
    stamps = [:]
    var followed = [folder]
    for name in FolderWalk.names(below: folder) {
      let file = folder.appending(path: name)
      if FileKind(at: file.plainPath) == .folder {
        followed.append(file)
      } else {
        stamps[name] = FileMetadata(at: file.plainPath)
      }
    }
    // The walk has found all folders that existed before. A folder that is created from now on is found by the next
    // call.
    folders.follow(followed)
    return Set(stamps.keys).union(former.keys).filter { stamps[$0] != former[$0] }
  }
}
