extension Unicode.Scalar {
  /// Whether the character is invisible and would never be typed on purpose.
  ///
  /// Joiners are excluded.
  package var isInvisible: Bool {
    switch properties.generalCategory {
    case .control: self != "\t" && self != "\n" && self != "\r"
    // Except those that join letters or parts of emoji, and those that make up flags.
    case .format: value != 0x200C && value != 0x200D && !(0xE0020...0xE007F).contains(value)
    case .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// The code point in hexadecimal, with at least four digits.
  package var number: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
