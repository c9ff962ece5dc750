import Foundation

/// Notices that something in a folder is saved, at any depth: a file that is written, made or taken away.
///
/// Hidden files, such as those that editors keep beside others, do not count.
final class SavedFolder {
  private let folder: URL
  private let folders = FolderEvents()
  private var stamps: [String: FileStamp] = [:]

  /// Looks at `folder` from here on.
  init(_ folder: URL) {
    self.folder = folder
    _ = wasSaved()
  }

  /// What becomes readable when it is time to look; -1 if the system does not say.
  var events: Int32 { folders.events }

  /// How long to wait for events before looking, in milliseconds: they do not come from every disk.
  let patience: Int32 = 500

  /// Whether something has been saved since this was last asked.
  func wasSaved() -> Bool {
    folders.drain()
    let former = stamps
    stamps = [:]
    var followed = [folder]
    for name in FolderWalk.names(below: folder) {
      let file = folder.appending(path: name)
      if FileKind(at: file.plainPath) == .folder {
        followed.append(file)
      } else {
        stamps[name] = FileStamp(at: file.plainPath)
      }
    }
    // Asked for after the look, which has found what was made before; what is made now is found by the next one.
    folders.follow(followed)
    return stamps != former
  }
}
