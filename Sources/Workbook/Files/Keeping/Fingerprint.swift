import Foundation

/// A number that is another one when the contents of any of many files are.
struct Fingerprint: Hashable, Comparable, Sendable {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  init(_ data: Data) { add(data) }

  static func < (first: Fingerprint, second: Fingerprint) -> Bool { first.hash < second.hash }

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
    for name in FolderWalk.names(below: folder) {
      add(name)
      if let data = FileContents.read("\(path)/\(name)") { add(data) }
    }
  }

  /// Adds the names, dates and sizes of all files below `folder` but hidden ones, which are not read.
  mutating func add(datesBelow folder: URL) {
    add(folder.plainPath)
    for (name, stamp) in FolderWalk.stamps(below: folder) {
      add(name)
      for number in [stamp?.written ?? 0, stamp?.size ?? -1] { add(UInt64(bitPattern: Int64(number))) }
    }
  }

  /// What tells a file from another one, and from what it was before it was changed, without reading it.
  static func stamp(of file: URL) -> String { stamp(of: file.path(percentEncoded: false)) }

  static func stamp(of path: String) -> String {
    FileStamp(at: path).map { "\(path) \($0.written) \($0.size)" } ?? path
  }

  private mutating func mix(_ word: UInt64) {
    hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 32
  }
}

extension Fingerprint: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) { hash = try kept.word() }

  func write(to kept: inout KeptWriter) { kept.add(word: hash) }
}
