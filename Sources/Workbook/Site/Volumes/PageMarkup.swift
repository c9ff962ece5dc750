/// Markup of ours, taken apart at its attributes.
///
/// Text has no quotes in it, so that every one of them delimits a value.
struct PageMarkup {
  private let parts: [Substring]

  init(_ html: HTML) {
    parts = html.description.split(separator: "\"", omittingEmptySubsequences: false)
  }

  /// The markup with each attribute's value replaced; one without a value is left out.
  func replacingValues(_ replacement: (_ attribute: Substring, _ value: Substring) -> String?) -> String {
    var markup = ""
    for (index, part) in parts.enumerated() {
      if index.isMultiple(of: 2) {
        markup += part
        continue
      }
      // What stands in front of a value is ` name=`.
      let start = markup.lastIndex(of: " ") ?? markup.startIndex
      let name = markup[start...].dropFirst().dropLast()
      if let value = replacement(name, part) {
        markup += "\"\(value)\""
      } else {
        markup.removeSubrange(start...)
      }
    }
    return markup
  }
}

extension String {
  /// The text without whatever begins with `start` and ends with the `end` after it.
  func removing(from start: String, through end: String) -> String {
    var rest = self[...]
    var kept = ""
    while let first = rest.firstRange(of: start), let last = rest[first.upperBound...].firstRange(of: end) {
      kept += rest[..<first.lowerBound]
      rest = rest[last.upperBound...]
    }
    return kept + rest
  }
}
