extension String {
  /// The string as a JSON literal, which is also valid in a script element of a page.
  package var json: String {
    var text = self
    return String(decoding: text.withUTF8(Self.jsonBytes(of:)), as: UTF8.self)
  }

  /// Returns the JSON literal of a string's UTF-8 bytes.
  ///
  /// Runs of bytes that need no escaping are copied at once.
  package static func jsonBytes(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var json: [UInt8] = [UInt8(ascii: "\"")]
    json.reserveCapacity(bytes.count + bytes.count / 16 + 2)
    var start = 0
    func change(_ position: Int, _ length: Int, to replacement: String) {
      json += bytes[start..<position]
      json += replacement.utf8
      start = position + length
    }
    for (position, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\""): change(position, 1, to: "\\\"")
      case UInt8(ascii: "\\"): change(position, 1, to: "\\\\")
      case UInt8(ascii: "\n"): change(position, 1, to: "\\n")
      // Without `<`, the literal cannot close the script element around it.
      case UInt8(ascii: "<"): change(position, 1, to: "\\u003C")
      case 0...0x1F: change(position, 1, to: (byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16))
      // The line and paragraph separators, which end a line of script in older browsers.
      case 0xE2
      where position + 2 < bytes.count && bytes[position + 1] == 0x80
        && (0xA8...0xA9).contains(bytes[position + 2]):
        change(position, 3, to: bytes[position + 2] == 0xA8 ? "\\u2028" : "\\u2029")
      default: break
      }
    }
    json += bytes[start...]
    json.append(UInt8(ascii: "\""))
    return json
  }
}

extension [String] {
  /// The strings as a JSON array.
  package var json: String { "[\(map(\.json).joined(separator: ","))]" }
}
