import TextSupport

/// A line of a table: cells separated by pipes, with a pipe at each end.
struct TableRow {
  /// The text of the cells without surrounding spaces; `\|` becomes a pipe.
  let cells: [String]

  /// Parses a line without the markers of a surrounding quote or list.
  ///
  /// - Returns: Nil if the line does not start and end with a pipe.
  init?(_ line: Substring) {
    var rest = line.unicodeScalars.drop(while: Self.isBlank)
    while rest.last.map(Self.isBlank) == true { rest.removeLast() }
    guard rest.popFirst() == "|" else { return nil }
    var cells: [String] = []
    var cell = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == "|" {
        cells.append(String(cell).trimmed)
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

  /// The alignments that a line of dashes specifies; nil if a cell contains anything else.
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

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }
}
