import Foundation

/// A file that the compiler has made, in the ELF format of 64-bit machines with the low byte first.
struct ObjectFile {
  private let bytes: [UInt8]

  init(_ file: URL) throws { bytes = [UInt8](try Data(contentsOf: file)) }

  /// What the linker is to be told because of what the file imports, as in `-lFoundation`; nil if the file is of another
  /// format.
  var linkerOptions: [String]? {
    guard bytes.starts(with: [0x7F] + Array("ELF".utf8) + [2, 1]), let headers = sectionHeaders,
      let names = number(at: 0x3E, bytes: 2).flatMap({ headers.indices.contains($0) ? headers[$0] : nil })
    else { return nil }
    let entries = headers.filter {
      name(at: names.contents.lowerBound + $0.name) == ".swift1_autolink_entries"
    }
    return entries.flatMap { entry in
      bytes[entry.contents.clamped(to: bytes.indices)].split(separator: 0).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }

  private struct Section {
    /// Where its name begins among the names.
    let name: Int
    let contents: Range<Int>
  }

  private var sectionHeaders: [Section]? {
    guard let table = number(at: 0x28, bytes: 8), let size = number(at: 0x3A, bytes: 2),
      let count = number(at: 0x3C, bytes: 2)
    else { return nil }
    var sections: [Section] = []
    for start in (0..<count).map({ table + $0 * size }) {
      guard let name = number(at: start, bytes: 4), let offset = number(at: start + 0x18, bytes: 8),
        let length = number(at: start + 0x20, bytes: 8)
      else { return nil }
      sections.append(Section(name: name, contents: offset..<offset + length))
    }
    return sections
  }

  private func name(at start: Int) -> String {
    guard bytes.indices.contains(start) else { return "" }
    return String(decoding: bytes[start...].prefix { $0 != 0 }, as: UTF8.self)
  }

  /// Nil where the file ends before that, or no file could be so large.
  private func number(at start: Int, bytes count: Int) -> Int? {
    guard start >= 0, start <= bytes.count - count else { return nil }
    let value = bytes[start..<start + count].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value <= UInt64(Int32.max) ? Int(value) : nil
  }
}
