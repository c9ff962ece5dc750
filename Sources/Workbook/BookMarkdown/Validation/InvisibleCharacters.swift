import Foundation
import TextSupport

/// Finds invisible characters.
///
/// They are copied from elsewhere by accident, and make different words look the same.
enum InvisibleCharacters {
  /// The possible first bytes of an invisible character: control characters, and the first bytes of Unicode blocks that
  /// contain invisible characters.
  private static let suspects: [CChar] =
    ((1...0x1F).filter { ![0x09, 0x0A, 0x0D].contains($0) }
    + [0x7F, 0xC2, 0xD8, 0xDB, 0xDC, 0xE0, 0xE1, 0xE2, 0xEF, 0xF0, 0xF3, 0]).map {
      CChar(truncatingIfNeeded: $0)
    }

  /// Returns the findings for the lines of `source` except those in `exempt`, counted from 1.
  ///
  /// NULs are reported even there, because no output could be compared with such a line.
  ///
  /// - Parameter references: The character references of invisible characters.
  static func findings(
    in source: MarkdownSource, references: [(position: Int, scalar: Unicode.Scalar)], exempt: Set<Int>,
    file: String
  ) -> [Finding] {
    var found = source.nulls.map { (position: $0, scalar: "\0" as Unicode.Scalar) } + references
    // Files can be several megabytes long, so candidates are found with `strcspn`.
    (source.bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        guard let base = text.baseAddress else { return }
        var position = strcspn(base, suspects)
        while position < source.bytes.count {
          if let scalar = scalar(at: position, in: source.bytes), scalar.isInvisible {
            found.append((position, scalar))
          }
          position += 1
          position += strcspn(base + position, suspects)
        }
      }
    }
    if found.isEmpty { return [] }
    var findings: [Finding] = []
    for (position, scalar) in found.sorted(by: { $0.position < $1.position }) {
      let line = source.line(of: position)
      if exempt.contains(line) && scalar != "\0" || findings.last?.line == line { continue }
      let name = ["U+\(scalar.number)", scalar.properties.name?.lowercased()].compactMap(\.self)
      findings.append(
        Finding(
          file: file, line: line, column: source.column(of: position),
          message:
            "There is an invisible character here (\(name.joined(separator: ", "))); remove it."))
    }
    return findings
  }

  private static func scalar(at position: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
    String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
  }
}
