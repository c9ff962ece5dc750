import Foundation
import Workbook

/// The running program.
enum ThisProcess {
  /// Its executable, which is also the host that it starts.
  static var program: URL { .runningProgram }

  /// The folder of the package that this library was built from.
  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static var directory: URL {
    URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
  }

  /// Whether a build server runs it, as they say by setting CI.
  static var isUnattended: Bool {
    !["", "0", "false"].contains(ProcessInfo.processInfo.environment["CI", default: ""].lowercased())
  }

  static func isRegularFile(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) ?? false
  }

  /// The path of `url` as the reader would type it here.
  static func path(of url: URL) -> String {
    let path = url.standardizedFileURL.path(percentEncoded: false)
    let base = directory.standardizedFileURL.path(percentEncoded: false)
    let prefix = base.hasSuffix("/") ? base : base + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}
