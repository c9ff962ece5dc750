/// A Swift token with its position.
package struct PlacedToken {
  package let token: SwiftToken
  /// The offset from the beginning of the source, in bytes.
  package let offset: Int
  /// The column in UTF-16 units, as in JavaScript, counted from 0.
  package let column: Int

  /// Returns the tokens of `source` with their positions.
  package static func all(of source: String) -> [PlacedToken] {
    var (line, start, offset, known) = (0, source.startIndex, 0, source.startIndex)
    return SwiftLexer.tokens(of: source).map { token in
      let place = token.range.lowerBound
      if token.line != line {
        line = token.line
        start =
          source.utf8[..<place].lastIndex(of: UInt8(ascii: "\n")).map { source.utf8.index(after: $0) }
          ?? source.startIndex
      }
      offset += source.utf8.distance(from: known, to: place)
      known = place
      return PlacedToken(
        token: token, offset: offset, column: source.utf16.distance(from: start, to: place))
    }
  }
}
