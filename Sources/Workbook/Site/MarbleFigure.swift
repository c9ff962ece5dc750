import ReactiveTesting

/// Draws a diagram as an image that is part of the page, from what was recorded.
///
/// All numbers are whole, so that the same recording gives the same bytes. Colours are the page's.
struct MarbleFigure {
  private let drawing: DiagramDrawing
  /// What the parts of the image are called, to be unique on the page.
  private let identifier: String

  private static let column = 15
  private static let letter = 9
  private static let lineHeight = 20
  private static let edge = 10

  init(_ drawing: DiagramDrawing, identifier: String) {
    self.drawing = drawing
    self.identifier = identifier
  }

  var html: HTML {
    let rows = drawing.rows.map { MarbleRowDrawing($0, drawing.frame) }
    let width = margin + (drawing.columns + 2) * Self.column
    var y = Self.edge
    var body: HTML = ""
    for row in rows where row.isAbove { body += place(row, &y) }
    body += box(&y, width: width)
    for row in rows where !row.isAbove { body += place(row, &y) }
    let height = y + Self.edge
    return """
      <div class="rows" tabindex="0" role="group" aria-label="Marbles of \(drawing.name)">
      <svg viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="\(identifier)-title \(identifier)-rows" \
      style="max-width: \(width)px; min-width: \(width * 3 / 4)px">
      <title id="\(identifier)-title">\(drawing.name)</title>
      <desc id="\(identifier)-rows">\(words)</desc>
      \(body)</svg>
      </div>
      \(legend)
      """
  }

  /// Where the first column begins.
  private var margin: Int { Self.edge + (drawing.rows.map(\.name.count).max() ?? 0) * Self.letter + 12 }

  private func place(_ row: MarbleRowDrawing, _ y: inout Int) -> HTML {
    defer { y += row.height }
    return """
      <text class="name" x="\(Self.edge)" y="\(y + row.middle + 5)">\(row.name)</text>
      <g transform="translate(\(margin) \(y))">\(row.marks(column: Self.column, columns: drawing.columns))</g>

      """
  }

  private func box(_ y: inout Int, width: Int) -> HTML {
    if drawing.operatorLines.isEmpty { return "" }
    let height = drawing.operatorLines.count * Self.lineHeight + 12
    let longest = (drawing.operatorLines.map(\.count).max() ?? 0) * Self.letter + 24
    let space = width - 2 * Self.edge
    var html: HTML = """
      <rect class="operator" x="\(Self.edge)" y="\(y + 4)" width="\(space)" height="\(height)" rx="6"/>

      """
    // A line that is too long is set narrower, so that it stays within the box.
    let fitted: HTML =
      longest > space ? " textLength=\"\(space - 24)\" lengthAdjust=\"spacingAndGlyphs\"" : ""
    for (index, line) in drawing.operatorLines.enumerated() {
      let isLongest = line.count * Self.letter + 24 == longest
      html += """
        <text class="code" x="\(Self.edge + 12)" y="\(y + 4 + 21 + index * Self.lineHeight)"\
        \(isLongest ? fitted : "")>\(line.replacing(" ", with: "\u{A0}"))</text>

        """
    }
    y += height + 8
    return html
  }

  private var legend: HTML {
    if drawing.legend.isEmpty { return "" }
    let entries = HTML.each(drawing.legend) { "<dt>\($0.label)</dt><dd>\($0.text)</dd>\n" }
    return "<dl class=\"legend\">\n\(entries)</dl>\n"
  }

  /// The rows for those who hear them.
  private var words: String {
    let texts = Dictionary(drawing.legend.map { ($0.label, $0.text) }) { first, _ in first }
    let rows = drawing.rows.map { row in
      let entries = row.timeline.entries.map { entry in
        let signal =
          switch entry.signal {
          case .element(let label): texts[label] ?? label
          case .completed: "completed"
          case .error: "error"
          case .subscription: "subscription"
          case .disposal: "disposal"
          case .sequence: "a sequence"
          }
        return "\(signal) at \(FrameDuration.text(entry.time))"
      }
      let all = entries + (row.timeline.horizon == nil ? [] : ["then it goes on"])
      return "\(row.name): \(all.joined(separator: ", "))."
    }
    return (rows + ["Operator: \(drawing.operatorLines.joined(separator: " "))"]).joined(separator: " ")
  }
}
