import TextSupport

/// Renders an output fence for readers.
///
/// Wildcards become ellipses, and escaped wildcards lose their backslash.
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

  /// Returns the label above an output.
  ///
  /// - Parameter owner: The example that prints the output, if the output is not directly below the example.
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
