extension String {
  /// Whether both strings have the same bytes.
  ///
  /// In contrast, `==` treats canonically equivalent strings as equal: a precomposed letter equals a letter with a
  /// combining accent.
  package func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// The string with control characters and other invisible characters shown as escapes.
  package var withControlsShown: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isInvisible || scalar == "\r" {
        text += "\\u{\(scalar.number)}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The string with invisible characters and unusual spaces shown as escapes.
  var withInvisibleShown: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case " ": text.unicodeScalars.append(scalar)
      case "\t": text += "\\t"
      case _
      where scalar == "\r" || scalar.isInvisible || scalar.properties.generalCategory == .spaceSeparator:
        text += "\\u{\(scalar.number)}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The string with control characters and characters that reorder or hide text shown as escapes, so a terminal, a
  /// spreadsheet or an editor shows what it contains.
  package var showingInvisibles: String { showingInvisibles(except: []) }

  /// The same as `showingInvisibles`, but with the line breaks and tabs of a text.
  package var showingInvisiblesInLines: String { showingInvisibles(except: ["\n", "\t"]) }

  private func showingInvisibles(except kept: Set<Unicode.Scalar>) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      let isHarmful = scalar.isInvisible || scalar.properties.generalCategory == .control
      if isHarmful, !kept.contains(scalar) {
        text += "\\u{\(scalar.number)}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
