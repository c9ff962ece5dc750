import Foundation

/// Finds characters that nobody sees: they come with what is copied from elsewhere, and make different words look the
/// same.
enum InvisibleCharacters {
  /// The bytes with which one may begin: control characters, and the first bytes of the blocks that have some.
  private static let suspects: [CChar] =
    ((1...0x1F).filter { ![0x09, 0x0A, 0x0D].contains($0) }
    + [0x7F, 0xC2, 0xD8, 0xDB, 0xDC, 0xE0, 0xE1, 0xE2, 0xEF, 0xF0, 0xF3, 0]).map {
      CChar(truncatingIfNeeded: $0)
    }

  /// The findings on the lines of `source` but those in `exempt`, counted from 1.
  ///
  /// A NUL is found there, too: nothing that is compared with such a line could have one.
  static func findings(in source: MarkdownSource, exempt: Set<Int>, file: String) -> [Finding] {
    var found = source.nulls
    // Texts may have megabytes: the C library finds what is worth a look.
    (source.bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        guard let base = text.baseAddress else { return }
        var position = strcspn(base, suspects)
        while position < source.bytes.count {
          if scalar(at: position, in: source.bytes)?.isInvisible == true { found.append(position) }
          position += 1
          position += strcspn(base + position, suspects)
        }
      }
    }
    if found.isEmpty { return [] }
    var findings: [Finding] = []
    let nulls = Set(source.nulls)
    for position in found.sorted() {
      let (line, column) = source.place(of: position)
      let isNull = nulls.contains(position)
      if exempt.contains(line) && !isNull || findings.last?.line == line { continue }
      let scalar = isNull ? "\0" : scalar(at: position, in: source.bytes)
      let name = scalar.map { ["U+\($0.number)", $0.properties.name?.lowercased()].compactMap(\.self) } ?? []
      findings.append(
        Finding(
          file: file, line: line, column: column,
          message:
            "There is a character here that nobody sees (\(name.joined(separator: ", "))); take it out."))
    }
    return findings
  }

  private static func scalar(at position: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
    String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
  }
}
