package import Foundation
import SystemSupport

/// A folder for one test, which is deleted with this object.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "rxbook-test-\(UUID().uuidString)/")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, and creates its parent folders.
  @discardableResult
  package func write(_ text: String, to path: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// Writes an executable file.
  ///
  /// Another process writes the file: a program that another test starts at the same time would inherit this
  /// process's open descriptor, and a file that is open for writing cannot be executed.
  package func writeScript(_ text: String, to path: String) throws {
    let draft = try write(text, to: "\(path).draft")
    let paths = [draft, url.appending(path: path)].map { $0.path(percentEncoded: false) }
    try ChildProcess(URL(filePath: "/usr/bin/install"), ["-m", "755"] + paths).wait()
    try FileManager.default.removeItem(at: draft)
  }

  package func read(_ path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }
}
