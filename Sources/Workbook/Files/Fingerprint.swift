import Foundation

/// A number that is another one when the contents of any of many files are.
struct Fingerprint: Hashable, Sendable {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  var text: String { String(hash, radix: 16) }

  mutating func add(_ text: String) { add(Data(text.utf8)) }

  /// Adds `data`, and where it ends.
  mutating func add(_ data: Data) {
    data.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= bytes.count {
        mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      while offset < bytes.count {
        mix(UInt64(bytes[offset]))
        offset += 1
      }
    }
    mix(UInt64(data.count))
  }

  /// Adds the names and contents of all files below `folder` but hidden ones.
  mutating func add(filesBelow folder: URL) {
    for name in Self.names(below: folder) {
      add(name)
      if let data = try? Data(contentsOf: folder.appending(path: name)) { add(data) }
    }
  }

  /// What tells a file from another one, and from what it was before it was changed, without reading it.
  static func stamp(of file: URL) -> String {
    let values = try? file.resourceValues(forKeys: [.contentModificationDateKey, .fileSizeKey])
    let date = values?.contentModificationDate?.timeIntervalSince1970 ?? 0
    return "\(file.path(percentEncoded: false)) \(date) \(values?.fileSize ?? 0)"
  }

  /// The paths of all files below `folder` but hidden ones, in a certain order.
  static func names(below folder: URL) -> [String] {
    let names =
      FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))?.compactMap { $0 as? String }
    return (names ?? []).filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }.sorted()
  }

  private mutating func mix(_ word: UInt64) {
    hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 32
  }
}
