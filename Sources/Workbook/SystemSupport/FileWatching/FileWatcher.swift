import Foundation

/// Detects that a file is saved: written in place, replaced, or created in a new folder.
///
/// It also detects when the file is removed or becomes readable. Changes are detected by the file's metadata; the
/// system's events only indicate when to compare it. Some network disks send no events, so the file is also checked
/// from time to time.
package final class FileWatcher {
  /// A descriptor that becomes readable when something happens near the file, or -1 if the system sends no events.
  package var events: Int32 { folders.events }
  /// The maximum time to wait for events before checking the file, in milliseconds.
  package let patience: Int32

  private let folders: FolderNotifications
  private var file: URL?
  private var metadata: FileMetadata?

  /// - Parameter polls: Whether to check the file several times a second instead of using the system's events.
  package init(polls: Bool) {
    folders = FolderNotifications(isSilent: polls)
    patience = folders.events < 0 ? 200 : 1000
  }

  /// Starts watching `file` instead of the previous file.
  package func follow(_ file: URL) {
    self.file = file
    metadata = FileMetadata(at: file.plainPath)
    aim()
  }

  /// Returns whether the file has changed since the last call.
  package func hasChanged() -> Bool {
    folders.drain()
    aim()
    guard let file else { return false }
    let former = metadata
    metadata = FileMetadata(at: file.plainPath)
    return metadata != former
  }

  private func aim() {
    if let folder = file?.deletingLastPathComponent() { folders.follow([folder]) }
  }
}
