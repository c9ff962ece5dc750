/// Shows an output fence as a reader should see it.
///
/// The places that may hold anything become an ellipsis, and what was escaped in order not to be such a place
/// loses its backslash.
enum OutputMarkup {
  static func html(of body: [String]) -> HTML {
    var lines = CodeLines()
    for line in body {
      lines.append(
        html(ofLine: line), length: line.utf8.count, indentation: line.prefix { $0 == " " }.count)
      lines.endLine()
    }
    return lines.html
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

  static func html(ofLine line: String) -> HTML {
    let pattern = LinePattern(line)
    if pattern.isAnyLines { return "<span class=\"gap\" title=\"lines left out\">…</span>" }
    if let literal = pattern.literal { return "\(between: literal)" }
    var html: HTML = ""
    var rest = line[...]
    while let gap = rest.firstRange(of: "[..]") {
      if rest[..<gap.lowerBound].hasSuffix("\\") {
        html += "\(between: rest[..<gap.lowerBound].dropLast())[..]"
      } else {
        html += "\(between: rest[..<gap.lowerBound])<span class=\"gap\" title=\"varies\">…</span>"
      }
      rest = rest[gap.upperBound...]
    }
    html += "\(between: rest)"
    return html
  }
}
