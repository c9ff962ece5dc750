extension Console {
  /// Writes what is wrong: the place, the sentence, the difference, and the other ends.
  public func write(_ finding: Finding, indent: Int = 0) {
    let margin = String(repeating: " ", count: indent)
    line(TextWrapping.wrap("\(finding.place): \(finding.message)", first: margin, indent: indent + 2))
    for detail in finding.details {
      let colour: Colour? = detail.hasPrefix("-") ? .bad : detail.hasPrefix("+") ? .good : nil
      line("\(margin)    " + (colour.map { paint(detail, $0) } ?? detail))
    }
    for place in finding.related { line(paint("\(margin)  see \(place)", .faint)) }
  }
}
