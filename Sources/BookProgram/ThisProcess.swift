import Foundation
import SystemSupport

/// The running program.
package enum ThisProcess {
  /// The executable of this process, which also runs the workers.
  package static var program: URL { .runningProgram }

  /// The folder of the package that this library was built from.
  package static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  package static var directory: URL {
    URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
  }

  /// Whether the program runs on a build server, which sets the environment variable `CI`.
  package static var isUnattended: Bool {
    !["", "0", "false"].contains(ProcessInfo.processInfo.environment["CI", default: ""].lowercased())
  }

  package static func isRegularFile(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) ?? false
  }

  /// The path of `url`, relative to the current folder if it is inside it.
  package static func path(of url: URL) -> String {
    let path = url.standardizedFileURL.path(percentEncoded: false)
    let base = directory.standardizedFileURL.path(percentEncoded: false)
    let prefix = base.hasSuffix("/") ? base : base + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// Returns the location of the file at `path`, which may be relative to the current folder.
  package static func file(_ path: String) -> URL {
    URL(filePath: path, directoryHint: .notDirectory, relativeTo: directory).absoluteURL
  }
}
