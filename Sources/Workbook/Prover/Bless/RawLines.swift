/// The bytes of a text file, split after each line end: CRLF, LF or a lone CR.
struct RawLines {
  /// The lines with their ends; concatenated, they are the file.
  let lines: [ArraySlice<UInt8>]

  init(_ bytes: [UInt8]) {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      var end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count - 1
      if bytes[end] == 0x0D, end + 1 < bytes.count, bytes[end + 1] == 0x0A { end += 1 }
      lines.append(bytes[start...end])
      start = end + 1
    }
    self.lines = lines
  }

  /// Returns line `number`, counted from 1, with its end.
  func line(_ number: Int) -> ArraySlice<UInt8>? {
    lines.indices.contains(number - 1) ? lines[number - 1] : nil
  }

  /// Returns the line end of line `number`; a line feed if it has none.
  func end(ofLine number: Int) -> [UInt8] {
    let end = line(number)?.reversed().prefix { $0 == 0x0A || $0 == 0x0D }.reversed()
    return end.map(Array.init).flatMap { $0.isEmpty ? nil : $0 } ?? [0x0A]
  }
}
