extension String {
  /// Whether it is the same, byte for byte; `==` also takes an accent of its own for one that belongs to its letter, and
  /// two accents in either order.
  func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// As a reader has to see it: what looks like a blank and is none, and what does not show, by its number.
  var withInvisibleShown: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case " ": text.unicodeScalars.append(scalar)
      case "\t": text += "\\t"
      case _ where scalar.isInvisible || scalar.properties.generalCategory == .spaceSeparator:
        text += "\\u{\(scalar.number)}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
