extension LinkAddress {
  /// The address with everything percent-encoded that an address cannot contain.
  static func encoded(_ url: String) -> String {
    var encoded = ""
    for byte in url.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain = scalar.isASCII && scalar.value > 0x20 && scalar.value != 0x7F
      if isPlain, !"\"<>\\^`{|}[]".unicodeScalars.contains(scalar) {
        encoded.unicodeScalars.append(scalar)
      } else {
        encoded += "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }
}
