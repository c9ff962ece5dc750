/// The escape sequences of terminals, such as ESC `[31m`.
enum EscapeSequence {
  /// Returns the end of the escape sequence that consists of an escape character and the start of `bytes`.
  ///
  /// - Returns: Nil if there is no escape sequence, or if it is incomplete.
  static func end<Bytes: Collection<UInt8>>(of bytes: Bytes) -> Bytes.Index? {
    guard let first = bytes.first else { return nil }
    var rest = bytes.dropFirst()
    switch first {
    case UInt8(ascii: "["):
      rest = rest.drop { (0x30...0x3F).contains($0) }.drop { (0x20...0x2F).contains($0) }
      guard let last = rest.first, (0x40...0x7E).contains(last) else { return nil }
      return rest.index(after: rest.startIndex)
    // A string, such as the window's title, the address of a link, or an image.
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      while let byte = rest.popFirst() {
        if byte == 0x07, first == UInt8(ascii: "]") { return rest.startIndex }
        if byte == 0x1B, rest.first == UInt8(ascii: "\\") { return rest.index(after: rest.startIndex) }
      }
      return nil
    case 0x20...0x2F:
      rest = rest.drop { (0x20...0x2F).contains($0) }
      guard let last = rest.first, (0x30...0x7E).contains(last) else { return nil }
      return rest.index(after: rest.startIndex)
    case 0x30...0x7E: return rest.startIndex
    default: return nil
    }
  }
}
