/// Printed text as lines that can be compared: what never matters is taken away.
enum PrintedLines {
  /// The lines of `text` without colour, carriage returns, blanks at their ends, and the final newline.
  static func lines(of text: String) -> [String] {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      normalised(line)
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The line without colour and blanks at its end.
  static func normalised(_ line: String) -> String { normalised(Substring(line).utf8) }

  private static func normalised(_ line: Substring.UTF8View) -> String {
    var bytes = Array(line)
    if bytes.contains(0x1B) { bytes = withoutEscapes(bytes) }
    while let last = bytes.last, [0x20, 0x09, 0x0D].contains(last) { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
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
