extension LinkAddress {
  /// Returns the address of the file at `path`, with all characters percent-encoded that could have a meaning in an address
  /// or in HTML.
  package static func encoded(path: some StringProtocol) -> String {
    path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        String(Unicode.Scalar(byte))
      case _ where "-._~/".utf8.contains(byte): String(Unicode.Scalar(byte))
      default: percentEncoded(byte)
      }
    }.joined()
  }

  private static func percentEncoded(_ byte: UInt8) -> String {
    "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  /// Returns the address with all characters percent-encoded that are not allowed in one.
  package static func encoded(_ url: String) -> String {
    var encoded = ""
    for byte in url.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain = scalar.isASCII && scalar.value > 0x20 && scalar.value != 0x7F
      if isPlain, !"\"<>\\^`{|}[]".unicodeScalars.contains(scalar) {
        encoded.unicodeScalars.append(scalar)
      } else {
        encoded += percentEncoded(byte)
      }
    }
    return encoded
  }
}
