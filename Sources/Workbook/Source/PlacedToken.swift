/// A piece of Swift source, and where it stands.
struct PlacedToken {
  let token: SwiftToken
  /// From the beginning of the source, in bytes.
  let offset: Int
  /// Counted from 0, in units of UTF-16, as a page's script counts.
  let column: Int

  /// What `source` consists of.
  static func all(of source: String) -> [PlacedToken] {
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
