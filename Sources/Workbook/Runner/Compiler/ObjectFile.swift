import Foundation

/// An object file in 64-bit little-endian ELF format.
struct ObjectFile {
  private let bytes: [UInt8]

  init(_ file: URL) throws { bytes = [UInt8](try Data(contentsOf: file)) }

  /// The linker options for the libraries of the modules that the file imports, such as `-lFoundation`; nil if the file
  /// has another format.
  ///
  /// Source code can put any string into this section, and some options of the linker write files or load plugins, so
  /// all other options are ignored.
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
    }.filter(Self.isLibrary)
  }

  /// Whether an option names a library, without a path and not as a file name (`-l:name`).
  private static func isLibrary(_ option: String) -> Bool {
    option.wholeMatch(of: /-l[A-Za-z0-9_][A-Za-z0-9_.+-]*/) != nil
  }

  private struct Section {
    /// The offset of the name in the string table.
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

  /// Returns a little-endian number; nil if it is outside the file or too large for an offset in one.
  private func number(at start: Int, bytes count: Int) -> Int? {
    guard start >= 0, start <= bytes.count - count else { return nil }
    let value = bytes[start..<start + count].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value <= UInt64(Int32.max) ? Int(value) : nil
  }
}
