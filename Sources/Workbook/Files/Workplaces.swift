import Foundation

/// A folder for each of several jobs, with copies of the same files in it: what one of them writes, or spoils, is there
/// for no other, and is removed with the object.
final class Workplaces: Sendable {
  private let scratch: ScratchFolder
  /// The folders, in the order of the jobs.
  let folders: [URL]

  /// Makes `count` folders with copies of what there is in `files`, which need not exist.
  init(_ count: Int, with files: URL? = nil) throws {
    scratch = try ScratchFolder()
    let manager = FileManager.default
    let names = try files.map { files in
      manager.fileExists(atPath: files.path(percentEncoded: false))
        ? try manager.contentsOfDirectory(atPath: files.path(percentEncoded: false)) : []
    }
    folders = (0..<count).map { [scratch] in
      scratch.url.appending(path: "\($0)", directoryHint: .isDirectory)
    }
    for folder in folders {
      try manager.createDirectory(at: folder, withIntermediateDirectories: false)
      for name in names ?? [] {
        guard let files else { continue }
        try manager.copyItem(at: files.appending(path: name), to: folder.appending(path: name))
      }
    }
  }
}
