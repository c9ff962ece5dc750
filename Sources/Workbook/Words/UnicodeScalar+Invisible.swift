extension Unicode.Scalar {
  /// Whether a reader sees nothing of it, and would never type it; characters that join others are not meant.
  var isInvisible: Bool {
    switch properties.generalCategory {
    case .control: self != "\t" && self != "\n" && self != "\r"
    // Without those that join letters and parts of emoji, and those that flags are made of.
    case .format: value != 0x200C && value != 0x200D && !(0xE0020...0xE007F).contains(value)
    case .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Its number as tables of characters have it.
  var number: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
