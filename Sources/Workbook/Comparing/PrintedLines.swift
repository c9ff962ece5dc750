import Foundation

/// Printed text as lines that can be compared: what never matters is taken away.
///
/// Outputs may have a megabyte, so that lines are found by the C library. The buffers are those of the strings
/// themselves, and used while `withUTF8` holds them only.
enum PrintedLines {
  /// The lines of `text` without colour, carriage returns, blanks at their ends, and the final newline.
  static func lines(of text: String) -> [String] {
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

  /// The line without colour and blanks at its end.
  static func normalised(_ line: String) -> String {
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

  /// Leaves out the sequences that begin with an escape and a bracket and end with a letter.
  private static func withoutEscapes(_ bytes: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == 0x1B else {
        kept.append(bytes[index])
        index += 1
        continue
      }
      index += 1
      guard index < bytes.count, bytes[index] == UInt8(ascii: "[") else { continue }
      index += 1
      while index < bytes.count, !(0x40...0x7E).contains(bytes[index]) { index += 1 }
      index += 1
    }
    return kept
  }
}
