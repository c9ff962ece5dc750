/// Shows an output fence as a reader should see it.
///
/// The places that may hold anything become an ellipsis, and what was escaped in order not to be such a place
/// loses its backslash.
enum OutputMarkup {
  static func html(of body: [String]) -> HTML {
    var html: HTML = ""
    for line in body {
      html += self.line(line)
      html += "\n"
    }
    return html
  }

  /// What stands above an output.
  ///
  /// - Parameter owner: The example that prints it, where the output does not stand right under it.
  static func label(for match: Match, of owner: HTML? = nil) -> HTML {
    let owner = owner.map { " of \($0)" } ?? "" as HTML
    return switch match {
    case .exact: "Output\(owner)"
    case .part: "Part of the output\(owner)"
    case .unordered: "Output\(owner), in any order"
    }
  }

  private static func line(_ line: String) -> HTML {
    if LinePattern(line).isAnyLines { return "<span class=\"gap\" title=\"lines left out\">…</span>" }
    if LinePattern(line).isLiteral {
      let literal = LinePattern(line).literal ?? line
      return "\(literal)"
    }
    var html: HTML = ""
    var rest = line[...]
    while let gap = rest.firstRange(of: "[..]") {
      if rest[..<gap.lowerBound].hasSuffix("\\") {
        html += "\(rest[..<gap.lowerBound].dropLast())[..]"
      } else {
        html += "\(rest[..<gap.lowerBound])<span class=\"gap\" title=\"varies\">…</span>"
      }
      rest = rest[gap.upperBound...]
    }
    html += "\(rest)"
    return html
  }
}
