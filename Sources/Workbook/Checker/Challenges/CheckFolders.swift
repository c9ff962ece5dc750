import Foundation

/// The folders in which a solution is compiled and checked.
struct CheckFolders {
  /// The folder with all files of the check, of which a worker in a sandbox sees only the library.
  let root: URL
  /// The folder of the compiled library.
  let library: URL
  /// The working directory of the check.
  let workDirectory: URL

  /// Creates the folders in `root`.
  init(in root: URL) throws {
    self.root = root
    library = root.appending(path: "library", directoryHint: .isDirectory)
    workDirectory = root.appending(path: "work", directoryHint: .isDirectory)
    for folder in [library, workDirectory] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }
}
