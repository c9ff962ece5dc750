import Foundation
import SystemSupport

/// Converts the pictures for link previews to PNG, because other sites don't show SVG images.
package struct PictureConverter: Sendable {
  private let program: URL
  private let version: Fingerprint
  private let cache: DiskCache

  private static let name = "rsvg-convert"

  /// Finds the program in the search path, or returns nil if it is not installed.
  package init?(cache: DiskCache) {
    guard let program = Executable.named(Self.name),
      let outcome = try? Command(program: program, arguments: ["--version"]).run(atMost: 20),
      outcome.status == 0
    else { return nil }
    self.program = program
    version = Fingerprint(outcome.text)
    self.cache = cache
  }

  /// The message if the program is not installed.
  package static let missing = """
    The pages have no pictures for link previews, because \(name) is missing or fails. On Debian, install librsvg2-bin.
    """

  /// Returns the picture as PNG, or nil if it can't be converted.
  ///
  /// - Parameters:
  ///   - svg: The drawing.
  ///   - path: The path of the picture.
  func png(of svg: String, at path: String) -> Data? {
    let key = DiskCache.Key("previews", of: path, inputs: ["drawing": Fingerprint(svg), "tool": version])
    if let known: Data = cache.value(forKey: key) { return known }
    guard let folder = try? ScratchFolder() else { return nil }
    let (drawing, picture) = (folder.url.appending(path: "a.svg"), folder.url.appending(path: "a.png"))
    guard (try? Data(svg.utf8).write(to: drawing)) != nil,
      let outcome = try? Command(
        program: program,
        arguments: [
          "--output", picture.path(percentEncoded: false), drawing.path(percentEncoded: false),
        ]
      ).run(atMost: 60), outcome.status == 0, let data = try? Data(contentsOf: picture)
    else { return nil }
    cache.store(data, forKey: key)
    return data
  }
}
