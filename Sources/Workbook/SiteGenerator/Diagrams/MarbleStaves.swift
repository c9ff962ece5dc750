import Prover

/// The rows of a diagram with its operator between them, split into parts that fit a width and are stacked like staves
/// of music.
struct MarbleStaves {
  private let drawing: DiagramDrawing
  private let rows: [MarbleRowDrawing]

  private static let lineHeight = 15
  private static let edge = 6
  /// The vertical distance between two staves.
  private static let distance = 10

  init(_ drawing: DiagramDrawing) {
    self.drawing = drawing
    let hues = MarbleHues(drawing)
    rows = drawing.rows.enumerated().map { MarbleRowDrawing($1, drawing.frame, hues: hues.rows[$0]) }
  }

  // MARK: Sizes

  /// The position of the first column.
  private var margin: Int {
    Self.edge + (drawing.rows.map(\.name.count).max() ?? 0) * MarbleShapes.letter + 14
  }

  private func width(of columns: Int) -> Int { margin + (columns + 2) * MarbleShapes.column }

  /// Returns ranges of columns, none of which is drawn wider than `limit` by more than a column.
  ///
  /// If possible, no mark is cut at the end of a range.
  func stretches(within limit: Int) -> [Range<Int>] {
    let most = max((limit - width(of: 0)) / MarbleShapes.column, 8)
    let count = (drawing.columns + most - 1) / most
    var stretches: [Range<Int>] = []
    var start = 0
    func cut(near wanted: Int) {
      let cuts = (max(start + 1, wanted - 8)..<max(wanted, start + 2)).reversed()
      let cut = cuts.first { cut in rows.allSatisfy { $0.canBeCut(before: cut) } } ?? wanted
      stretches.append(start..<cut)
      start = cut
    }
    for number in 1..<max(count, 1) { cut(near: min(drawing.columns * number / count + 1, start + most)) }
    // Cuts that avoid marks may leave too many columns for the last range, which may be wider by one column.
    while drawing.columns - start > most + 1 { cut(near: start + most) }
    return stretches + [start..<drawing.columns]
  }

  // MARK: The image

  /// Returns the image, with as many staves as necessary.
  func image(within limit: Int) -> (html: HTML, width: Int, height: Int) {
    let stretches = stretches(within: limit)
    let longest = (drawing.operatorLines.map(\.count).max() ?? 0) * MarbleShapes.letter + 16 + 2 * Self.edge
    let rows = stretches.map(\.count).max().map(width(of:)) ?? 0
    let width = max(rows, min(longest, MarbleFigure.widest, limit))
    var y = Self.edge
    var html: HTML = ""
    for stretch in stretches {
      if stretch.lowerBound > 0 { y += Self.distance }
      html += staff(stretch, width: width, y: &y)
    }
    return (html, width, y + Self.edge)
  }

  private func staff(_ stretch: Range<Int>, width: Int, y: inout Int) -> HTML {
    var html: HTML = ""
    for row in rows where row.isAbove { html += place(row, stretch, &y) }
    html += box(width: width, y: &y)
    for row in rows where !row.isAbove { html += place(row, stretch, &y) }
    return html
  }

  private func place(_ row: MarbleRowDrawing, _ stretch: Range<Int>, _ y: inout Int) -> HTML {
    let marks = row.marks(in: stretch)
    // A row that has not started yet, or has ended, is left out.
    if marks.isEmpty { return "" }
    defer { y += row.height }
    return """
      <g class="row" transform="translate(\(margin) \(y + row.middle))">\
      <text\(only: .epub, " fill=\"#686057\" dy=\"4\"") x="\(Self.edge - margin)">\(row.name)</text>\(marks)</g>

      """
  }

  private func box(width: Int, y: inout Int) -> HTML {
    if drawing.operatorLines.isEmpty { return "" }
    let space = width - 2 * Self.edge
    let lines = drawing.operatorLines.flatMap { Self.wrapped($0, at: (space - 16) / MarbleShapes.letter) }
    let height = lines.count * Self.lineHeight + 8
    var html: HTML = """
      <rect\(MarbleShapes.colour("operator", " fill=\"#f5f2ec\" stroke=\"#ddd6cb\"")) x="\(Self.edge)" y="\(y + 3)" width="\(space)" height="\(height)" rx="5"/>

      """
    for (index, line) in lines.enumerated() {
      html += """
        <text\(MarbleShapes.colour("code", " fill=\"#24211d\"")) x="\(Self.edge + 8)" y="\(y + 18 + index * Self.lineHeight)">\
        \(line.replacing(" ", with: "\u{A0}"))</text>

        """
    }
    y += height + 6
    return html
  }

  /// Breaks a line that is longer than `limit`, after a space or before a dot if possible.
  private static func wrapped(_ line: String, at limit: Int) -> [String] {
    var lines: [String] = []
    var rest = line
    while rest.count > limit {
      let margin = rest.prefix { $0 == " " }.prefix(limit / 2)
      let head = rest.prefix(limit).dropFirst(margin.count + 1)
      let cut =
        head.lastIndex(of: " ").map { rest.index(after: $0) } ?? head.lastIndex(of: ".") ?? head.endIndex
      lines.append(String(rest[..<cut]))
      // Continuation lines are indented further.
      rest = String(margin) + (lines.count == 1 ? "  " : "") + rest[cut...]
    }
    return lines + [rest]
  }
}
