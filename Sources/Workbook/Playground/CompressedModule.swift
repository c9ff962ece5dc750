import Foundation
import SystemSupport

/// A WebAssembly module in the form that pages load: compressed with gzip, if gzip is installed.
package struct CompressedModule: Codable, Sendable {
  package let data: Data
  package let isCompressed: Bool

  private static let gzip = Executable.named("gzip")

  /// Whether modules can be compressed on this machine.
  static var isPossible: Bool { gzip != nil }

  init(of module: Data) {
    guard let packed = try? Self.packed(module) else {
      (data, isCompressed) = (module, false)
      return
    }
    (data, isCompressed) = (packed, true)
  }

  private static func packed(_ module: Data) throws -> Data? {
    guard let gzip else { return nil }
    let folder = try ScratchFolder()
    let file = folder.url.appending(path: "module")
    try module.write(to: file)
    let outcome = try Command(program: gzip, arguments: ["-9", "-n", file.path(percentEncoded: false)])
      .run(atMost: 60)
    return outcome.status == 0 ? try Data(contentsOf: file.appendingPathExtension("gz")) : nil
  }
}
