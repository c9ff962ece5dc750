extension String {
  /// This script without the blanks and the comments that only its readers need; no line of it goes on within a text.
  var withoutItsReaders: String {
    var text = self
    return text.withUTF8 { bytes in
      var kept: [UInt8] = []
      kept.reserveCapacity(bytes.count)
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        let code = line.drop { $0 == UInt8(ascii: " ") }
        if code.starts(with: "//".utf8) { continue }
        kept += code
        kept.append(UInt8(ascii: "\n"))
      }
      return String(decoding: kept, as: UTF8.self)
    }
  }
}
