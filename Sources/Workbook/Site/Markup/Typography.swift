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
      isPlain =
        isPlain && !words.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
        && !words.contains("--") && !words.contains("...")
    }

    mutating func append(_ scalar: Unicode.Scalar) { scalars.append(scalar) }
  }

  private func replacements(in run: Run) -> [(index: Int, text: String)] {
    guard let quotes, !run.isPlain else { return [] }
    var set = run.scalars.map { String($0) }
    let text = run.scalars
    let lastClosing = text.indices.last { text[$0] == "'" && isClosing(at: $0, in: text) } ?? -1
    var index = 0
    while index < text.count {
      let length = text[index...].prefix { $0 == text[index] }.count
      let (before, after) = (
        index > 0 ? text[index - 1] : " ", index + length < text.count ? text[index + length] : " "
      )
      var sign: String?
      switch text[index] {
      case "-"
      where (2...3).contains(length) && before.isBlank == after.isBlank && !before.isSign && !after.isSign:
        sign = length == 2 ? "–" : "—"
      case "." where length == 3: sign = "…"
      case "\"", "'":
        set[index] = String(quote(at: index, in: text, quotes, lastClosing: lastClosing))
        index += 1
        continue
      default: break
      }
      if let sign {
        set[index] = sign
        for other in (index + 1)..<(index + length) { set[other] = "" }
      }
      index += length
    }
    return run.pieces.map { ($0.index, set[$0.range].joined()) }
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
