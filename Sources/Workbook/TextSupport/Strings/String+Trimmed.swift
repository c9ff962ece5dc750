extension StringProtocol {
  /// The string without leading and trailing white space.
  package var trimmed: String {
    let rest = drop(while: \.isWhitespace)
    return String(rest.prefix(rest.count - rest.reversed().prefix(while: \.isWhitespace).count))
  }
}
