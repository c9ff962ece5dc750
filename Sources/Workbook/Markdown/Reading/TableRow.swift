/// A line of a table: cells between strokes, with one at each end.
struct TableRow {
  /// What the cells say, without the blanks around it; `\|` is a stroke.
  let cells: [String]

  /// Reads a line without the marks of the quote or list it stands in.
  ///
  /// - Returns: Nil when it does not begin and end with a stroke.
  init?(_ line: Substring) {
    var rest = line.unicodeScalars.drop(while: Self.isBlank)
    while rest.last.map(Self.isBlank) == true { rest.removeLast() }
    guard rest.popFirst() == "|" else { return nil }
    var cells: [String] = []
    var cell = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == "|" {
        cells.append(Self.trimmed(cell))
        cell = String.UnicodeScalarView()
      } else if scalar == "\\", let escaped = rest.popFirst() {
        if escaped != "|" { cell.append(scalar) }
        cell.append(escaped)
      } else {
        cell.append(scalar)
      }
    }
    guard cell.isEmpty, !cells.isEmpty else { return nil }
    self.cells = cells
  }

  /// What dashes say of their columns; nil where there is something else.
  var alignments: [MarkdownNode.ColumnAlignment?]? {
    var alignments: [MarkdownNode.ColumnAlignment?] = []
    for cell in cells {
      guard let (_, left, right) = cell.wholeMatch(of: /(:?)-+(:?)/)?.output else { return nil }
      switch (left.isEmpty, right.isEmpty) {
      case (true, true): alignments.append(nil)
      case (false, true): alignments.append(.left)
      case (true, false): alignments.append(.right)
      case (false, false): alignments.append(.centre)
      }
    }
    return alignments
  }

  private static func trimmed(_ scalars: String.UnicodeScalarView) -> String {
    let text = scalars.drop(while: isBlank)
    return String(
      String.UnicodeScalarView(text.prefix(text.count - text.reversed().prefix(while: isBlank).count)))
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }
}
