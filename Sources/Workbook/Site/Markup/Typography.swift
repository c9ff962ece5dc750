/// Sets prose as a printer of its language would: quotes that open and close, apostrophes, dashes, and dots.
///
/// That is done where a page is written, and not by cmark, which could do it for English: what is compared, linked to and
/// printed in a terminal (headings, names, terms) stays as it is typed. Code stays so everywhere.
struct Typography {
  /// What stands for straight quotes; nil where that is not known, and all stays as it is typed.
  private let quotes: Quotes?

  private struct Quotes {
    var double: (open: Unicode.Scalar, close: Unicode.Scalar)
    var single: (open: Unicode.Scalar, close: Unicode.Scalar)
  }

  /// The signs of a language, by its tag, as in `en` and `de-CH`.
  init(language: String) {
    quotes =
      switch language.prefix(while: { $0 != "-" }).lowercased() {
      case "en": Quotes(double: ("“", "”"), single: ("‘", "’"))
      case "de", "cs", "sk", "sl": Quotes(double: ("„", "“"), single: ("‚", "‘"))
      case "pl", "ro", "hu": Quotes(double: ("„", "”"), single: ("‚", "’"))
      case "sv", "fi": Quotes(double: ("”", "”"), single: ("’", "’"))
      case "es", "it": Quotes(double: ("«", "»"), single: ("“", "”"))
      default: nil
      }
  }

  /// The events with the words of each block set; each stays at its place.
  func set(_ events: ArraySlice<MarkdownEvent>) -> ArraySlice<MarkdownEvent> {
    var result = events
    var block = Run()
    for index in events.indices {
      switch events[index] {
      case .enter(let node), .exit(let node):
        switch node.kind {
        case .emphasis, .strong, .link, .image: break
        default: finish(&block, in: &result)
        }
      case .leaf(let node):
        switch node.kind {
        case .text(let words): block.append(words, at: index)
        case .softBreak, .lineBreak: block.append(" ")
        case .code: block.append(Run.object)
        default: break
        }
      }
    }
    finish(&block, in: &result)
    return result
  }

  /// Words by themselves, with backticks around the code among them.
  func set(_ words: String) -> String {
    var run = Run()
    var parts = words.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    for (index, part) in parts.enumerated() {
      if index.isMultiple(of: 2) { run.append(part, at: index) } else { run.append(Run.object) }
    }
    for (index, text) in replacements(in: run) { parts[index] = text }
    return parts.joined(separator: "`")
  }

  private func finish(_ block: inout Run, in events: inout ArraySlice<MarkdownEvent>) {
    for (index, text) in replacements(in: block) {
      if case .leaf(let node) = events[index] {
        events[index] = .leaf(MarkdownNode(.text(text), line: node.line))
      }
    }
    block = Run()
  }

  // MARK: Words that belong together

  /// The words of a block, one after another, with a sign in the place of each piece of code.
  private struct Run {
    static let object: Unicode.Scalar = "\u{FFFC}"

    var scalars: [Unicode.Scalar] = []
    var pieces: [(index: Int, range: Range<Int>)] = []
    var isPlain = true

    mutating func append(_ words: String, at index: Int) {
      let start = scalars.count
      scalars += words.unicodeScalars
      pieces.append((index, start..<scalars.count))
      isPlain = isPlain && !Self.hasSigns(words)
    }

    /// Whether `words` have quotes, or dashes or stops that follow each other.
    private static func hasSigns(_ words: String) -> Bool {
      var last: UInt8 = 0
      return words.utf8.contains { byte in
        defer { last = byte }
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return true
        case UInt8(ascii: "-"), UInt8(ascii: "."): return last == byte
        default: return false
        }
      }
    }

    mutating func append(_ scalar: Unicode.Scalar) { scalars.append(scalar) }
  }

  private func replacements(in run: Run) -> [(index: Int, text: String)] {
    guard let quotes, !run.isPlain else { return [] }
    let text = run.scalars
    // Nil where nothing is left.
    var set: [Unicode.Scalar?] = text
    let lastClosing = text.indices.last { text[$0] == "'" && isClosing(at: $0, in: text) } ?? -1
    var index = 0
    while index < text.count {
      switch text[index] {
      case "\"", "'":
        set[index] = quote(at: index, in: text, quotes, lastClosing: lastClosing)
        index += 1
      case "-", ".":
        let end = text[index...].firstIndex { $0 != text[index] } ?? text.count
        if let sign = sign(for: text, at: index..<end) {
          for other in index..<end { set[other] = nil }
          set[index] = sign
        }
        index = end
      default: index += 1
      }
    }
    return run.pieces.map { piece in
      (piece.index, String(String.UnicodeScalarView(set[piece.range].compactMap(\.self))))
    }
  }

  /// What stands for dashes or stops that follow each other; nil for what stays as it is.
  private func sign(for text: [Unicode.Scalar], at range: Range<Int>) -> Unicode.Scalar? {
    if text[range.lowerBound] == "." { return range.count == 3 ? "…" : nil }
    let before = range.lowerBound > 0 ? text[range.lowerBound - 1] : " "
    let after = range.upperBound < text.count ? text[range.upperBound] : " "
    guard before.isBlank == after.isBlank, !before.isSign, !after.isSign else { return nil }
    return range.count == 2 ? "–" : range.count == 3 ? "—" : nil
  }

  /// - Parameter lastClosing: The last place that may be the second half of a pair of single quotes.
  private func quote(
    at index: Int, in text: [Unicode.Scalar], _ quotes: Quotes, lastClosing: Int
  ) -> Unicode.Scalar {
    let before = index > 0 ? text[index - 1] : " "
    let after = index + 1 < text.count ? text[index + 1] : " "
    let opens = (before.isBlank || before.isOpening) && !after.isBlank
    if text[index] == "\"" { return opens ? quotes.double.open : quotes.double.close }
    if !opens || after.isDigit { return isClosing(at: index, in: text) ? quotes.single.close : "’" }
    // Without another half it is an apostrophe.
    return lastClosing > index ? quotes.single.open : "’"
  }

  /// Whether this may be the second half of a pair: an apostrophe has a letter on each side.
  private func isClosing(at index: Int, in text: [Unicode.Scalar]) -> Bool {
    index > 0 && !text[index - 1].isBlank && (index + 1 == text.count || !text[index + 1].isWord)
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { properties.isWhitespace }
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  fileprivate var isWord: Bool { properties.isAlphabetic || isDigit || self == "\u{FFFC}" }
  fileprivate var isOpening: Bool { "([{-–—/\"'“‘„‚«".unicodeScalars.contains(self) }
  /// Whether dashes beside it are part of something else, such as a row of marbles.
  fileprivate var isSign: Bool { "-|><=+*/".unicodeScalars.contains(self) }
}

extension Book {
  /// How its texts are set.
  var typography: Typography { Typography(language: language) }
}
