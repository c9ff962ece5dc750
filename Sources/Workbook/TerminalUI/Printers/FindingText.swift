import TextSupport

extension Console {
  /// Writes a problem with its place, message, difference and related places.
  package func write(_ finding: Finding, indent: Int = 0) {
    let margin = String(repeating: " ", count: indent)
    line(
      TextWrapping.wrap(
        "\(finding.place): \(finding.message)", first: margin, indent: indent + 2, width: width))
    for detail in finding.details { difference(detail, indent: indent + 4) }
    for place in finding.related { line(paint("\(margin)  see \(place)", .faint)) }
  }

  /// Writes a line of a difference, coloured by its first character.
  func difference(_ text: String, indent: Int) {
    let colour: Colour? = text.hasPrefix("-") ? .bad : text.hasPrefix("+") ? .good : nil
    line(String(repeating: " ", count: indent) + (colour.map { paint(text, $0) } ?? text))
  }
}
