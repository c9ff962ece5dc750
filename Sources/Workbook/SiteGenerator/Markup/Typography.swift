import BookMarkdown
import BookModel

/// Replaces straight quotes, hyphens and dots in prose with the typographic characters of the language.
///
/// This happens when a page is rendered rather than in cmark, which supports English only. So headings, names and terms
/// that are compared, linked to or printed in a terminal stay as they are typed. Code never changes.
struct Typography {
  /// The quotes of the language, or nil if they are unknown, in which case nothing is replaced.
  private let quotes: Quotes?

  private struct Quotes {
    var double: (open: Unicode.Scalar, close: Unicode.Scalar)
    var single: (open: Unicode.Scalar, close: Unicode.Scalar)

    func sign(for quote: Unicode.Scalar, _ half: QuoteHalves.Half) -> Unicode.Scalar {
      let pair = quote == "\"" ? double : single
      return switch half {
      case .opening: pair.open
      case .closing: pair.close
      case .apostrophe: "’"
      }
    }
  }

  /// Creates the typography of a language with a tag such as `en` or `de-CH`.
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

  /// Returns the events with typographic characters in the text of each block, at unchanged indices.
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

  /// Returns `words`, in which backticks enclose code, with typographic characters.
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

  // MARK: Runs of text

  /// The concatenated text of a block, with a placeholder for each piece of code.
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

    /// Returns whether `words` contain quotes, or several hyphens or dots in a row.
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
    // Removed characters are nil.
    var set: [Unicode.Scalar?] = text
    let halves = QuoteHalves(of: text)
    var index = 0
    while index < text.count {
      switch text[index] {
      case "\"", "'":
        set[index] = quotes.sign(for: text[index], halves[index])
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

  /// Returns the replacement for several hyphens or dots in a row, or nil if they don't change.
  private func sign(for text: [Unicode.Scalar], at range: Range<Int>) -> Unicode.Scalar? {
    if text[range.lowerBound] == "." { return range.count == 3 ? "…" : nil }
    let before = range.lowerBound > 0 ? text[range.lowerBound - 1] : " "
    let after = range.upperBound < text.count ? text[range.upperBound] : " "
    guard before.isBlank == after.isBlank, !before.isSign, !after.isSign else { return nil }
    return range.count == 2 ? "–" : range.count == 3 ? "—" : nil
  }
}

/// The roles of the straight quotes in a text: each is half of a pair, or an apostrophe.
private struct QuoteHalves {
  enum Half { case opening, closing, apostrophe }

  private var halves: [Int: Half] = [:]
  /// The indices of the quotes that are open, innermost last.
  private var open: [Int] = []
  /// The numbers of double and of single quotes among them.
  private var counts = (double: 0, single: 0)
  private let text: [Unicode.Scalar]

  init(of text: [Unicode.Scalar]) {
    self.text = text
    for index in text.indices where text[index].isQuote { halves[index] = half(at: index) }
    while !open.isEmpty { abandon() }
  }

  subscript(index: Int) -> Half { halves[index] ?? .apostrophe }

  private mutating func half(at index: Int) -> Half {
    let after = index + 1 < text.count ? text[index + 1] : " "
    let opens = opens(at: index, before: after)
    if text[index] == "\"" {
      if opens {
        enter(index)
        return .opening
      }
      if counts.double > 0 {
        while let last = open.last, text[last] == "'" { abandon() }
        leave()
      }
      return .closing
    }
    if opens, !after.isDigit {
      enter(index)
      return .opening
    }
    // An apostrophe is between two letters, or has no opening quote.
    guard index > 0, !text[index - 1].isBlank, !after.isWord, let last = open.last, text[last] == "'" else {
      return .apostrophe
    }
    leave()
    return .closing
  }

  /// Returns whether a quote is an opening quote, which depends on the characters around it.
  private func opens(at index: Int, before after: Unicode.Scalar) -> Bool {
    if after.isBlank { return false }
    let before = index > 0 ? text[index - 1] : " "
    let isOpen = text[index] == "\"" ? counts.double > 0 : counts.single > 0
    switch halves[index - 1] {
    case .opening: return after.isWord || !isOpen
    case .closing: return after.isWord && !isOpen
    case .apostrophe, nil: return before.isBlank || before.isOpening
    }
  }

  private mutating func enter(_ index: Int) {
    open.append(index)
    if text[index] == "\"" { counts.double += 1 } else { counts.single += 1 }
  }

  private mutating func leave() {
    guard let index = open.popLast() else { return }
    if text[index] == "\"" { counts.double -= 1 } else { counts.single -= 1 }
  }

  /// Closes the innermost quote, which has no closing quote and is an apostrophe if it is a single one.
  private mutating func abandon() {
    if let index = open.last, text[index] == "'" { halves[index] = .apostrophe }
    leave()
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { properties.isWhitespace }
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  fileprivate var isWord: Bool { properties.isAlphabetic || isDigit || self == "\u{FFFC}" }
  fileprivate var isQuote: Bool { self == "\"" || self == "'" }
  fileprivate var isOpening: Bool { "([{-–—/“‘„‚«".unicodeScalars.contains(self) }
  /// Whether hyphens next to this character are part of something else, such as a row of marbles.
  fileprivate var isSign: Bool { "-|><=+*/".unicodeScalars.contains(self) }
}

extension ParsedBook {
  /// The typography of the book's language.
  var typography: Typography { Typography(language: book.language) }
}
