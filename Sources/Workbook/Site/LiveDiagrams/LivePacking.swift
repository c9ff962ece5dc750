import Foundation

/// A module as pages load it: as gzip makes it, if that is installed.
struct LivePacking: Sendable {
  let data: Data
  let isPacked: Bool

  private static let gzip: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(filePath: String($0)).appending(path: "gzip") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }

  /// What decides what comes out, beside the module.
  static var stamp: String { gzip == nil ? "as it is" : "packed" }

  init(of module: Data) {
    guard let packed = try? Self.packed(module) else {
      (data, isPacked) = (module, false)
      return
    }
    (data, isPacked) = (packed, true)
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

extension LivePacking: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    data = try kept.next()
    isPacked = try kept.next()
  }

  func write(to kept: inout KeptWriter) { kept.add(data, isPacked) }
}
