import Foundation

/// Looks up programs by name.
package enum Executable {
  /// Returns the first program called `name` in the folders of `path`, or nil.
  ///
  /// - Parameter path: Folders separated by colons; nil for the environment variable `PATH`.
  package static func named(_ name: String, in path: String? = nil) -> URL? {
    let path = path ?? ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").lazy.map { URL(filePath: String($0)).appending(path: name) }
      .first(where: isOne)
  }

  /// Whether the file at `url` is executable.
  package static func isOne(_ url: URL) -> Bool {
    FileManager.default.isExecutableFile(atPath: url.path(percentEncoded: false))
  }
}
