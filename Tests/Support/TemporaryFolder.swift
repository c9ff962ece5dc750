package import Foundation

/// A folder for one test, gone with it.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "rxbook-test-\(UUID().uuidString)/")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, with the folders it lies in.
  @discardableResult
  package func write(_ text: String, to path: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// Writes a file that can be run.
  ///
  /// Another process writes it: a program that some other test starts meanwhile would hold what this one has open, and
  /// a file that is open for writing cannot be run.
  package func writeScript(_ text: String, to path: String) throws {
    let draft = try write(text, to: "\(path).draft")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/install")
    process.arguments =
      ["-m", "755"] + [draft, url.appending(path: path)].map { $0.path(percentEncoded: false) }
    try process.run()
    process.waitUntilExit()
    try FileManager.default.removeItem(at: draft)
  }

  package func read(_ path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }
}
