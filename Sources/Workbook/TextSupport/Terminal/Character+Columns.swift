extension Character {
  /// The width of the character in terminal columns.
  ///
  /// Wide characters, such as East Asian ones and emoji, take two. Characters that only modify the one before take
  /// none.
  var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isASCII { return unicodeScalars.contains("\u{FE0F}") ? 2 : 1 }
    if unicodeScalars.contains(where: { $0.isWide || $0 == "\u{FE0F}" }) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }
}

extension Unicode.Scalar {
  /// Whether terminals use two columns: wide and full-width characters according to Unicode, and emoji.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }
}
