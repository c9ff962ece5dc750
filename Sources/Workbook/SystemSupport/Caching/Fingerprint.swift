import Foundation

/// A 64-bit hash of strings, data and files.
package struct Fingerprint: Hashable, Comparable, Sendable {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package init(_ data: Data) { add(data) }

  package init(_ text: String) { add(text) }

  /// Creates the fingerprint of the names and contents of all files below `folder` except hidden ones, with links
  /// followed.
  ///
  /// - Parameter ignored: The name of files that are left out, if any.
  package init(filesBelow folder: URL, ignoring ignored: String? = nil) {
    add(filesBelow: folder, ignoring: ignored)
  }

  package static func < (first: Fingerprint, second: Fingerprint) -> Bool { first.hash < second.hash }

  package var text: String { String(hash, radix: 16) }

  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  package mutating func add(_ word: UInt64) { mix(word) }

  package mutating func add(_ other: Fingerprint) { mix(other.hash) }

  /// Adds `data` and its length.
  package mutating func add(_ data: Data) { data.withUnsafeBytes { add($0) } }

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

  /// Adds the names and contents of all files below `folder` except hidden ones, with links followed.
  package mutating func add(filesBelow folder: URL, ignoring ignored: String? = nil) {
    let path = folder.plainPath
    for name in FolderWalk.names(below: folder, followingLinks: true) {
      if let ignored, name.split(separator: "/").last == ignored[...] { continue }
      add(name)
      if let data = FileContents.read("\(path)/\(name)") { add(data) }
    }
  }

  /// A string with the path, modification time and size of a file, which identifies its contents without reading it.
  package static func stamp(of file: URL) -> String { stamp(of: file.path(percentEncoded: false)) }

  package static func stamp(of path: String) -> String {
    FileMetadata(at: path).map { "\(path) \($0.modified) \($0.size)" } ?? path
  }

  private mutating func mix(_ word: UInt64) {
    hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 32
  }
}
