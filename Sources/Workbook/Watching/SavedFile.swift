import Foundation

/// Notices that a file is saved: written in place, replaced by another one, made in a folder that was not there.
///
/// One that goes, or that becomes readable, counts as well. Whether it was is told by the file itself. The system's
/// events only say that it is time to look; where they do not come, as on some network disks, looking once in a while has
/// to do.
final class SavedFile {
  /// What becomes readable when something happens near the file; -1 if the system does not say.
  var events: Int32 { folders.events }
  /// How long to wait for events before looking, in milliseconds.
  let patience: Int32

  private let folders: FolderEvents
  private var file: URL?
  private var stamp: FileStamp?

  /// - Parameter polls: Whether to look several times a second instead of being told by the system.
  init(polls: Bool) {
    folders = FolderEvents(isSilent: polls)
    patience = folders.events < 0 ? 200 : 1000
  }

  /// Looks at `file` from here on.
  func follow(_ file: URL) {
    self.file = file
    stamp = FileStamp(at: file.plainPath)
    aim()
  }

  /// Whether the file has been saved since this was last asked.
  func wasSaved() -> Bool {
    folders.drain()
    aim()
    guard let file else { return false }
    let former = stamp
    stamp = FileStamp(at: file.plainPath)
    return stamp != former
  }

  private func aim() {
    if let folder = file?.deletingLastPathComponent() { folders.follow([folder]) }
  }
}
