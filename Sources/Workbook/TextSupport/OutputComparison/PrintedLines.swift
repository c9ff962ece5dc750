import Foundation

/// Printed text as lines that can be compared, without insignificant differences.
///
/// Outputs can be up to 1 MiB, so lines are split with `memchr`. The buffers belong to the strings, and are used only
/// inside `withUTF8`.
package enum PrintedLines {
  /// Returns the lines of `text` without escape sequences, carriage returns, trailing white space and the final newline.
  package static func lines(of text: String) -> [String] {
    var text = text
    return text.withUTF8 { bytes in
      var lines: [String] = []
      var start = 0
      while start < bytes.count, let base = bytes.baseAddress {
        let found = memchr(base + start, 0x0A, bytes.count - start)
        let end = found.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) } ?? bytes.count
        lines.append(normalised(UnsafeBufferPointer(rebasing: bytes[start..<end])))
        start = end + 1
      }
      if lines.last?.isEmpty == true, bytes.last != 0x0A { lines.removeLast() }
      return lines
    }
  }

  /// Returns the line without colours or trailing white space.
  package static func normalised(_ line: String) -> String {
    var line = line
    return line.withUTF8(normalised)
  }

  private static func normalised(_ line: UnsafeBufferPointer<UInt8>) -> String {
    if let base = line.baseAddress, memchr(base, 0x1B, line.count) != nil {
      return withoutEscapes(Array(line)).withUnsafeBufferPointer(withoutBlanksAtEnd)
    }
    return withoutBlanksAtEnd(line)
  }

  private static func withoutBlanksAtEnd(_ line: UnsafeBufferPointer<UInt8>) -> String {
    var end = line.count
    while end > 0, line[end - 1] == 0x20 || line[end - 1] == 0x09 || line[end - 1] == 0x0D { end -= 1 }
    return String(decoding: UnsafeBufferPointer(rebasing: line[..<end]), as: UTF8.self)
  }

  /// Removes escape sequences, except one that does not end within the line.
  private static func withoutEscapes(_ bytes: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == 0x1B, let end = EscapeSequence.end(of: rest) {
        rest = rest[end...]
      } else {
        kept.append(byte)
      }
    }
    return kept
  }
}
