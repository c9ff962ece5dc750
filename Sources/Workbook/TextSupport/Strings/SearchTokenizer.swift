import Foundation

/// Splits texts into searchable words; `search-engine.js` splits queries in the same way.
///
/// Case, accents, compatibility forms, and differences between British and American spelling are ignored. A name is
/// also found by its parts, for example `flatMapLatest` by `latest`. Text in scripts without spaces between words is
/// indexed by pairs of adjacent characters.
package enum SearchTokenizer {
  /// Calls `body` with each word of `text`, including repeated words.
  package static func each(in text: some StringProtocol, _ body: (String) -> Void) {
    var text = String(text)
    text.withUTF8 { bytes in
      // Most separators between words are ASCII characters, which can be found without decoding UTF-8.
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

  /// Calls `body` with each run of scalars that belong to words.
  private static func runs(of text: String, _ body: (String) -> Void) {
    for run in text.unicodeScalars.split(whereSeparator: { !belongsToWord($0) }) { body(String(run)) }
  }

  package static func all(in text: some StringProtocol) -> [String] {
    var words: [String] = []
    each(in: text) { words.append($0) }
    return words
  }

  /// Parts of words that are spelled differently in British and American English.
  ///
  /// Each rule also applies to the start of a word, so results don't change while the reader types the rest.
  private static let spellings: [Spelling] = [
    Spelling("iz", [("iz", "is")]),
    Spelling("yz", [("yz", "ys")]),
    Spelling(
      "ou", shortening: "armou behaviou colou favou flavou harbou honou humou labou neighbou rumou vapou"),
    Spelling("ll", shortening: "cancell channell labell levell modell signall travell"),
    Spelling(
      "gu",
      [("catalogue", "catalog"), ("dialogue", "dialog"), ("catalogu", "catalog"), ("dialogu", "dialog")]),
  ]

  /// British parts of words with their American spellings.
  private struct Spelling {
    /// Two letters that all these parts contain.
    let sign: (UInt8, UInt8)
    let pairs: [(british: String, american: String)]

    init(_ sign: StaticString, _ pairs: [(String, String)]) {
      self.sign = (sign.utf8Start[0], sign.utf8Start[1])
      self.pairs = pairs
    }

    /// - Parameter parts: Parts whose last letter is left out in American English, separated by spaces.
    init(_ sign: StaticString, shortening parts: String) {
      self.init(sign, parts.split(separator: " ").map { (String($0), String($0.dropLast())) })
    }

    func occurs(in word: String) -> Bool {
      zip(word.utf8, word.utf8.dropFirst()).contains { $0 == sign }
    }
  }

  /// Returns a word in lower case with one spelling for British and American English.
  private static func spelled(_ word: String) -> String {
    var word = word
    for spelling in spellings where spelling.occurs(in: word) {
      for (british, american) in spelling.pairs { word = word.replacing(british, with: american) }
    }
    return word
  }

  /// Returns the text in lower case, without accents and compatibility forms, with one spelling.
  static func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return spelled(text.lowercased()) }
    let marked = text.lowercased().decomposedStringWithCompatibilityMapping.unicodeScalars
    let plain = String(String.UnicodeScalarView(marked.filter { !(0x300...0x36F).contains($0.value) }))
    return spelled(plain.precomposedStringWithCanonicalMapping.replacing("\u{3C2}", with: "\u{3C3}"))
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

  /// Calls `body` with the name, and with each suffix of the name that starts with a capital letter.
  private static func parts(of name: String, _ body: (String) -> Void) {
    body(folded(name))
    // Few names have a capital letter after the first character.
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

  /// Whether each ASCII character belongs to words.
  private static let wordBytes = (0..<0x80 as Range<UInt8>).map { byte in
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }

  /// Returns whether the scalar belongs to Thai, Lao, Burmese, Khmer, Chinese, Japanese, or a similar script.
  private static func hasNoBlanks(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
