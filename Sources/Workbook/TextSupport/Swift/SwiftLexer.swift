/// Splits Swift source into tokens, as far as needed for matching braces and colouring code.
///
/// It accepts any text, even source that does not compile: an unterminated literal ends at the end of its line or of
/// the text.
package struct SwiftLexer {
  /// The tokens of `source`, in order.
  package static func tokens(of source: String) -> [SwiftToken] {
    var lexer = SwiftLexer(source)
    // The compiler skips a byte order mark at the start.
    if lexer.bytes.starts(with: "\u{FEFF}".utf8) { lexer.position = "\u{FEFF}".utf8.count }
    while lexer.position < lexer.bytes.count { lexer.readNext() }
    return lexer.tokens
  }

  private let source: String
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var tokens: [SwiftToken] = []
  /// The interpolations around the current position, each with the number of its open parentheses.
  private var interpolations: [(delimiter: StringDelimiter, depth: Int)] = []

  // Failed searches are recorded, because repeating them would take quadratic time for hostile input.
  /// The position before which no slash closes a regular expression.
  private var endWithoutRegex = 0
  /// The numbers of `#` for which no multi-line regular expression is closed after the current position.
  private var unclosedRegexes: Set<Int> = []

  private init(_ source: String) {
    var source = source
    source.makeContiguousUTF8()
    self.source = source
    bytes = Array(source.utf8)
  }

  private mutating func readNext() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "\n"):
      line += 1
      position += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"): position += 1
    case UInt8(ascii: "\r"):
      if !has("\r\n") { line += 1 }
      position += 1
    // For the compiler, a carriage return ends a line too.
    case UInt8(ascii: "/") where has("//"):
      take(.comment, upTo: end { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
    case UInt8(ascii: "/") where has("/*"): takeBlockComment()
    case UInt8(ascii: "\""), UInt8(ascii: "#"): takePoundOrQuote()
    case UInt8(ascii: "@"): take(.attribute, upTo: endOfWord(from: position + 1))
    case UInt8(ascii: "`"): takeQuotedIdentifier()
    case UInt8(ascii: "("), UInt8(ascii: ")"): takeParenthesis(byte)
    case UInt8(ascii: ".") where !has(".."): take(.punctuation, upTo: position + 1)
    case _ where byte.isDigit: take(.number, upTo: endOfNumber())
    case _ where byte.isWord || byte == UInt8(ascii: "$"): takeWord()
    case UInt8(ascii: "/"): takeSlash()
    case _ where byte.isOperator: take(.operator, upTo: endOfOperator())
    default: take(.punctuation, upTo: position + 1)
    }
  }

  // MARK: Reading ahead

  private func has(_ text: StaticString, at offset: Int = 0) -> Bool {
    text.withUTF8Buffer { bytes[min(position + offset, bytes.count)...].starts(with: $0) }
  }

  private func end(from start: Int? = nil, _ isEnd: (UInt8) -> Bool) -> Int {
    var index = start ?? position
    while index < bytes.count, !isEnd(bytes[index]) { index += 1 }
    return index
  }

  private func endOfWord(from start: Int) -> Int { end(from: start) { !$0.isWord } }

  private func endOfOperator() -> Int {
    var index = position + 1
    while index < bytes.count, bytes[index].isOperator || bytes[index] == UInt8(ascii: ".") {
      let rest = bytes[index...]
      if rest.starts(with: "//".utf8) || rest.starts(with: "/*".utf8) { break }
      // An operator contains dots only if it starts with one, as `..<` does.
      if bytes[index] == UInt8(ascii: "."), bytes[position] != UInt8(ascii: ".") { break }
      index += 1
    }
    return index
  }

  private func endOfNumber() -> Int {
    let isHexadecimal = has("0x")
    let exponents: [UInt8] = Array((isHexadecimal ? "pP" : "eE").utf8)
    // In `pair.0.1` the number is a member name.
    var mayHaveFraction = tokens.last?.text != "."
    var index = position + 1
    while index < bytes.count {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if bytes[index] == UInt8(ascii: "."), mayHaveFraction, next.isDigit {
        mayHaveFraction = false
      } else if "+-".utf8.contains(bytes[index]), exponents.contains(bytes[index - 1]), next.isDigit {
        mayHaveFraction = false
      } else if !bytes[index].isWord {
        break
      }
      index += 1
    }
    return index
  }

  // MARK: Regular expressions

  private mutating func takeSlash() {
    if let end = endOfRegex() { take(.regex, upTo: end) } else { take(.operator, upTo: endOfOperator()) }
  }

  /// The end of a bare regular expression that starts here; nil if the slash is an operator.
  private mutating func endOfRegex() -> Int? {
    switch tokens.last?.kind {
    case .identifier, .number, .string, .regex, .interpolation: return nil
    case .punctuation where [")", "]", "}"].contains(tokens.last?.text): return nil
    default: break
    }
    var index = position + 1
    guard index >= endWithoutRegex, index < bytes.count, !" \t\n/*),".utf8.contains(bytes[index]) else {
      return nil
    }
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "/") { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    endWithoutRegex = index
    return nil
  }

  /// Reads a regular expression between `#/` and `/#`, which may have several lines if its first one is empty.
  private mutating func takeExtendedRegex(from start: Int, pounds: Int) {
    let closing = Array("/".utf8) + Array(repeating: UInt8(ascii: "#"), count: pounds)
    // The rest of the line is not read twice, because it may contain thousands of regular expressions.
    let afterBlanks = end(from: start) { !" \t\r".utf8.contains($0) }
    let isMultiline = afterBlanks < bytes.count && bytes[afterBlanks] == UInt8(ascii: "\n")
    let mayHaveLines = isMultiline && !unclosedRegexes.contains(pounds)
    var index = start
    while index < bytes.count, mayHaveLines || bytes[index] != UInt8(ascii: "\n") {
      if bytes[index...].starts(with: closing) { return take(.regex, upTo: index + closing.count) }
      index += 1
    }
    if isMultiline { unclosedRegexes.insert(pounds) }
    take(.regex, upTo: isMultiline ? afterBlanks : index)
  }

  // MARK: Taking tokens

  private mutating func take(_ kind: SwiftToken.Kind, upTo end: Int) {
    let utf8 = source.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: position)
    let text = source[start..<utf8.index(start, offsetBy: end - position)]
    tokens.append(SwiftToken(kind: kind, text: text, line: line))
    switch kind {
    case .comment, .regex, .string: line += bytes[position..<end].count { $0 == UInt8(ascii: "\n") }
    default: break
    }
    position = end
  }

  private mutating func takeBlockComment() {
    var depth = 0
    var index = position
    repeat {
      let rest = bytes[index...]
      if rest.starts(with: "/*".utf8) {
        depth += 1
        index += 2
      } else if rest.starts(with: "*/".utf8) {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
    take(.comment, upTo: min(index, bytes.count))
  }

  private mutating func takeQuotedIdentifier() {
    let close = end(from: position + 1) { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "\n") }
    let isClosed = close < bytes.count && bytes[close] == UInt8(ascii: "`")
    take(.identifier, upTo: isClosed ? close + 1 : position + 1)
  }

  private mutating func takeWord() {
    let end = endOfWord(from: position + 1)
    let isKeyword = SwiftKeyword.isKeyword(
      String(decoding: bytes[position..<end], as: UTF8.self), after: tokens.last { $0.kind != .comment },
      before: bytes[end...])
    take(isKeyword ? .keyword : .identifier, upTo: end)
  }

  private mutating func takeParenthesis(_ byte: UInt8) {
    guard let innermost = interpolations.last else { return take(.punctuation, upTo: position + 1) }
    if byte == UInt8(ascii: ")"), innermost.depth == 0 {
      interpolations.removeLast()
      take(.interpolation, upTo: position + 1)
      takeString(innermost.delimiter, from: position)
    } else {
      interpolations[interpolations.count - 1].depth += byte == UInt8(ascii: "(") ? 1 : -1
      take(.punctuation, upTo: position + 1)
    }
  }

  private mutating func takePoundOrQuote() {
    let afterPounds = end { $0 != UInt8(ascii: "#") }
    let pounds = afterPounds - position
    let next = afterPounds < bytes.count ? bytes[afterPounds] : 0
    if next == UInt8(ascii: "\"") {
      let delimiter = StringDelimiter(pounds: pounds, opening: bytes[afterPounds...])
      takeString(delimiter, from: afterPounds + delimiter.quotes)
    } else if next == UInt8(ascii: "/") {
      takeExtendedRegex(from: afterPounds + 1, pounds: pounds)
    } else {
      take(.directive, upTo: endOfWord(from: afterPounds))
    }
  }

  /// Reads a string, or the rest of one after an interpolation, up to its end or the next interpolation.
  private mutating func takeString(_ delimiter: StringDelimiter, from start: Int) {
    var index = start
    while index < bytes.count {
      let rest = bytes[index...]
      if bytes[index] == UInt8(ascii: "\n"), !delimiter.isMultiline { break }
      if let length = delimiter.closingLength(in: rest) { return take(.string, upTo: index + length) }
      guard let length = delimiter.escapeLength(in: rest) else {
        index += 1
        continue
      }
      let escaped = index + length
      if escaped < bytes.count, bytes[escaped] == UInt8(ascii: "(") {
        if index > position { take(.string, upTo: index) }
        take(.interpolation, upTo: escaped + 1)
        interpolations.append((delimiter, 0))
        return
      }
      let isLineEnd = escaped < bytes.count && bytes[escaped] == UInt8(ascii: "\n")
      index = isLineEnd ? escaped : escaped + 1
    }
    let end = min(index, bytes.count)
    if end > position { take(.string, upTo: end) }
  }
}

extension UInt8 {
  // Lookup tables: in a debug build, which checks the book, each range and literal costs a function call.
  private static let digits = (0...UInt8.max).map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  private static let words = (0...UInt8.max).map { byte in
    digits[Int(byte)] || byte == UInt8(ascii: "_") || byte >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  fileprivate var isDigit: Bool { Self.digits[Int(self)] }

  /// Whether the byte can be part of an identifier; all bytes outside ASCII count as letters.
  fileprivate var isWord: Bool { Self.words[Int(self)] }

  fileprivate var isOperator: Bool { "/=-+!*%<>&|^~?.".utf8.contains(self) }
}
