import SymbolIndex
import TextSupport

/// Highlights source code by enclosing its tokens in elements that the style sheet colours.
///
/// It also marks where lines can be broken on a narrow screen. The element names are short, because a page has
/// thousands of elements.
enum Highlighter {
  /// Returns the markup of `code`, which has colours only if it is Swift.
  ///
  /// - Parameters:
  ///   - isNumbered: Whether each line has an anchor, such as `L1`.
  ///   - symbols: The symbols in the code; the kinds of unknown identifiers are guessed.
  static func html(
    of code: String, language: String, isNumbered: Bool = false, symbols: ExcerptSymbols? = nil
  ) -> HTML {
    guard language == "swift" else { return "\(code)" }
    var lines = CodeLines(isNumbered: isNumbered)
    var position = code.startIndex
    var coloured: (text: Range<String.Index>, colour: CodeColour?)?
    // Adjacent tokens of the same colour are one element, such as a string with its interpolations.
    func appendColoured() {
      if let coloured { lines.append(code[coloured.text], coloured.colour) }
      coloured = nil
    }
    for placed in PlacedToken.all(of: code) {
      let token = placed.token
      let colour = colour(of: token, symbols?.kind(of: placed))
      if let last = coloured, colour != nil, last.colour == colour,
        position == token.range.lowerBound
      {
        coloured = (last.text.lowerBound..<token.range.upperBound, colour)
      } else {
        appendColoured()
        lines.append(code[position..<token.range.lowerBound], nil)
        if token.sign == UInt8(ascii: "."), lines.mayBreak { lines.appendBreak() }
        coloured = (token.range, colour)
      }
      if token.sign == UInt8(ascii: "(") || token.sign == UInt8(ascii: "[") {
        appendColoured()
        lines.appendBreak()
      }
      position = token.range.upperBound
    }
    appendColoured()
    lines.append(code[position...], nil)
    return lines.html
  }

  private static func colour(of token: SwiftToken, _ kind: CodeSymbol.Kind?) -> CodeColour? {
    switch token.kind {
    case .comment: .comment
    case .string, .interpolation, .regex: .string
    case .number: .number
    case .keyword: .keyword
    case .attribute, .directive: .attribute
    case .identifier:
      switch kind {
      case .type: .type
      case .function: .function
      case .parameter: .parameter
      case .value: nil
      case nil: isType(token.text) ? .type : nil
      }
    case .operator, .punctuation: nil
    }
  }

  private static func isType(_ name: Substring) -> Bool {
    guard let first = name.utf8.first else { return false }
    return first < 0x80 ? (0x41...0x5A).contains(first) : name.first?.isUppercase == true
  }
}
