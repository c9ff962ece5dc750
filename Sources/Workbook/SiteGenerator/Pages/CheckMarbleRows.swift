import TextSupport

/// Finds the rows of marbles that a check plays, which the page of the solution shows.
enum CheckMarbleRows {
  /// Returns the rows in the source of a check.
  ///
  /// Each element of the result is a string literal that consists of rows, with one row in each line.
  static func rows(in source: String) -> [String] {
    SwiftLexer.tokens(of: source).compactMap { token in
      // Few strings have a hyphen, and a string without one has no row.
      guard token.kind == .string, token.text.utf8.contains(UInt8(ascii: "-")), !token.text.contains("\\")
      else {
        return nil
      }
      let lines = token.text.split(separator: "\n").map { line in
        line.drop { $0 == "\"" || $0 == " " }.reversed().drop { $0 == "\"" || $0 == " " }.reversed()
      }.map { String($0) }.filter { !$0.isEmpty }
      guard lines.contains(where: isRow), lines.allSatisfy({ isRow($0) || $0.contains(" := ") }) else {
        return nil
      }
      return lines.joined(separator: "\n")
    }
  }

  private static func isRow(_ line: String) -> Bool {
    guard let colon = line.firstIndex(of: ":") else { return false }
    let marbles = line[colon...].dropFirst().drop { $0 == " " }
    return marbles.contains("-") && marbles.last.map { "|X!>".contains($0) } == true
      && !line[..<colon].contains(" ")
  }
}
