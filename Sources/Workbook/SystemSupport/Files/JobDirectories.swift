import Foundation

/// A separate folder for each of several jobs, with copies of the same files.
///
/// A job doesn't see files that another job writes or damages. The folders are removed when the object is released.
package final class JobDirectories: Sendable {
  private let scratch: ScratchFolder
  /// The folders, in the order of the jobs.
  package let folders: [URL]

  /// Creates `count` folders with copies of the contents of `files`, which need not exist.
  package init(_ count: Int, with files: URL? = nil) throws {
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
