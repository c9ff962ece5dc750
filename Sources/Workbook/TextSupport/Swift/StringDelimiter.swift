/// The delimiter of a string literal, which determines how the literal ends and how escapes are written.
struct StringDelimiter {
  /// The number of `#` on either side.
  let pounds: Int
  let isMultiline: Bool

  /// - Parameter opening: The source from the first quote on.
  init(pounds: Int, opening: ArraySlice<UInt8>) {
    self.pounds = pounds
    // Three quotes open a multi-line literal only at the end of a line: `#"""#` contains one quote.
    let afterQuotes = opening.dropFirst(3).drop { " \t\r".utf8.contains($0) }.first
    isMultiline = opening.starts(with: "\"\"\"".utf8) && (afterQuotes ?? 0x0A) == 0x0A
  }

  /// The number of quotes on either side.
  var quotes: Int { isMultiline ? 3 : 1 }

  /// The length of the closing delimiter if `rest` starts with it.
  func closingLength(in rest: ArraySlice<UInt8>) -> Int? {
    length(of: UInt8(ascii: "\""), quotes, in: rest)
  }

  /// The length of the escape prefix, such as `\#`, if `rest` starts with it.
  func escapeLength(in rest: ArraySlice<UInt8>) -> Int? {
    length(of: UInt8(ascii: "\\"), 1, in: rest)
  }

  private func length(of mark: UInt8, _ count: Int, in rest: ArraySlice<UInt8>) -> Int? {
    guard rest.first == mark, rest.count >= count + pounds else { return nil }
    let marks = rest.prefix(count)
    let hashes = rest.dropFirst(count).prefix(pounds)
    return marks.allSatisfy { $0 == mark } && hashes.allSatisfy { $0 == UInt8(ascii: "#") }
      ? count + pounds : nil
  }
}
