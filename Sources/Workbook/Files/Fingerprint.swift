import Foundation

/// A number that is another one when the contents of any of many files are.
struct Fingerprint: Hashable, Sendable {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  init(_ data: Data) { add(data) }

  var text: String { String(hash, radix: 16) }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  mutating func add(_ word: UInt64) { mix(word) }

  mutating func add(_ other: Fingerprint) { mix(other.hash) }

  /// Adds `data`, and where it ends.
  mutating func add(_ data: Data) { data.withUnsafeBytes { add($0) } }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    while offset < bytes.count {
      mix(UInt64(bytes[offset]))
      offset += 1
    }
    mix(UInt64(bytes.count))
  }

  /// Adds the names and contents of all files below `folder` but hidden ones.
  mutating func add(filesBelow folder: URL) {
    let path = folder.plainPath
    for name in Self.names(below: folder) {
      add(name)
      if let data = FileContents.read("\(path)/\(name)") { add(data) }
    }
  }

  /// What tells a file from another one, and from what it was before it was changed, without reading it.
  static func stamp(of file: URL) -> String { stamp(of: file.path(percentEncoded: false)) }

  static func stamp(of path: String) -> String {
    FileStamp(at: path).map { "\(path) \($0.written) \($0.size)" } ?? path
  }

  /// The paths of all files and folders below `folder` but hidden ones, in a certain order.
  ///
  /// The system is asked itself: Foundation takes ten times as long, and a book has a thousand files.
  static func names(below folder: URL) -> [String] {
    var names: [String] = []
    func list(_ path: String, _ prefix: String) {
      guard let stream = opendir(path) else { return }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name.hasPrefix(".") { continue }
        names.append(prefix + name)
        let below = "\(path)/\(name)"
        // Some file systems do not say what an entry is; where a link leads is not below.
        let kind = Int(entry.pointee.d_type)
        if kind == Int(DT_DIR) || kind == Int(DT_UNKNOWN) && FileKind(at: below) == .folder {
          list(below, "\(prefix)\(name)/")
        }
      }
    }
    list(folder.plainPath, "")
    return names.sorted()
  }

  private mutating func mix(_ word: UInt64) {
    hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 32
  }
}

extension Fingerprint: Codable, Keepable {
  init(from decoder: any Decoder) throws { hash = try decoder.singleValueContainer().decode(UInt64.self) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hash)
  }
}
