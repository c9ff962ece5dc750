import Foundation

/// Takes texts apart into the words under which they are found; `search.js` does the same with what is typed.
///
/// Case, accents, and forms of the same letter make no difference. A name is found by each of its parts, too, as
/// `flatMapLatest` by `latest`. Scripts without blanks between words are found by pairs of neighbouring characters.
enum SearchWords {
  /// Calls `body` with each word of `text`; the same one may come several times.
  static func each(in text: some StringProtocol, _ body: (String) -> Void) {
    var text = String(text)
    text.withUTF8 { bytes in
      // Most of what stands between words is ASCII, which is found without decoding anything.
      var start = 0
      var isASCII = true
      func end(at position: Int) {
        if start < position {
          let run = String(decoding: bytes[start..<position], as: UTF8.self)
          if isASCII { parts(of: run, body) } else { runs(of: run) { words(of: $0, body) } }
        }
        (start, isASCII) = (position + 1, true)
      }
      for (position, byte) in bytes.enumerated() {
        if byte >= 0x80 { isASCII = false } else if !wordBytes[Int(byte)] { end(at: position) }
      }
      end(at: bytes.count)
    }
  }

  /// Calls `body` with each stretch of scalars that belong to words.
  private static func runs(of text: String, _ body: (String) -> Void) {
    for run in text.unicodeScalars.split(whereSeparator: { !belongsToWord($0) }) { body(String(run)) }
  }

  static func all(in text: some StringProtocol) -> [String] {
    var words: [String] = []
    each(in: text) { words.append($0) }
    return words
  }

  /// The text without case, accents, and forms.
  static func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    let marked = text.lowercased().decomposedStringWithCompatibilityMapping.unicodeScalars
    let plain = String(String.UnicodeScalarView(marked.filter { !(0x300...0x36F).contains($0.value) }))
    return plain.precomposedStringWithCanonicalMapping.replacing("\u{3C2}", with: "\u{3C3}")
  }

  private static func words(of name: String, _ body: (String) -> Void) {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return parts(of: name, body) }
    var rest = folded(name).unicodeScalars[...]
    var isPlain = true
    while let first = rest.first {
      let isPaired = hasNoBlanks(first)
      let run = rest.prefix { hasNoBlanks($0) == isPaired }
      rest = rest[run.endIndex...]
      if !isPaired {
        if isPlain, rest.isEmpty { parts(of: name, body) } else { body(String(run)) }
      } else {
        isPlain = false
        let scalars = Array(run)
        for (index, scalar) in scalars.enumerated() {
          let next = index + 1 < scalars.count ? [scalars[index + 1]] : []
          body(String(String.UnicodeScalarView([scalar] + next)))
        }
      }
    }
  }

  /// A name, and what of it begins with a capital letter.
  private static func parts(of name: String, _ body: (String) -> Void) {
    body(folded(name))
    // Few have a capital letter behind the first.
    if name.utf8.dropFirst().allSatisfy({ $0 < 0x80 && !(0x41...0x5A).contains($0) }) { return }
    let scalars = Array(name.unicodeScalars)
    for index in scalars.indices.dropFirst() where scalars[index].properties.isUppercase {
      let endsBefore = !scalars[index - 1].properties.isUppercase
      let beginsWord = index + 1 < scalars.count && scalars[index + 1].properties.isLowercase
      if endsBefore || beginsWord { body(folded(String(String.UnicodeScalarView(scalars[index...])))) }
    }
  }

  private static func belongsToWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return wordBytes[Int(scalar.value)] }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  /// The ASCII characters that belong to words.
  private static let wordBytes = (0..<0x80 as Range<UInt8>).map { byte in
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }

  /// Thai, Lao, Burmese, Khmer, Chinese characters, and kana.
  private static func hasNoBlanks(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
