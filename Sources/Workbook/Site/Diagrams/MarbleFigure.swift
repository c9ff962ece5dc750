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
  /// As wide as a box may make the image: a narrow screen shows it without scrolling.
  private static let widestBox = 390

  init(_ drawing: DiagramDrawing, identifier: String) {
    self.drawing = drawing
    self.identifier = identifier
  }

  var html: HTML {
    let rows = drawing.rows.map { MarbleRowDrawing($0, drawing.frame) }
    var y = Self.edge
    var body: HTML = ""
    for row in rows where row.isAbove { body += place(row, &y) }
    body += box(&y)
    for row in rows where !row.isAbove { body += place(row, &y) }
    let height = y + Self.edge
    return """
      <div class="rows" tabindex="0" role="group" aria-label="Marbles of \(drawing.name)">
      <svg viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="\(identifier)-title \(identifier)-rows" \
      style="max-width: \(width)px; min-width: \(width * 4 / 5)px">
      <title id="\(identifier)-title">\(drawing.name)</title>
      <desc id="\(identifier)-rows">\(words)</desc>
      \(body)</svg>
      </div>
      \(legend)
      """
  }

  private var width: Int {
    let longest = (drawing.operatorLines.map(\.count).max() ?? 0) * Self.letter + 24 + 2 * Self.edge
    return max(margin + (drawing.columns + 2) * Self.column, min(longest, Self.widestBox))
  }

  /// Where the first column begins.
  private var margin: Int { Self.edge + (drawing.rows.map(\.name.count).max() ?? 0) * Self.letter + 26 }

  private func place(_ row: MarbleRowDrawing, _ y: inout Int) -> HTML {
    defer { y += row.height }
    return """
      <text class="name" x="\(Self.edge)" y="\(y + row.middle + 5)">\(row.name)</text>
      <g transform="translate(\(margin) \(y))">\(row.marks(column: Self.column, columns: drawing.columns))</g>

      """
  }

  private func box(_ y: inout Int) -> HTML {
    if drawing.operatorLines.isEmpty { return "" }
    let space = width - 2 * Self.edge
    let lines = drawing.operatorLines.flatMap { Self.wrapped($0, at: (space - 24) / Self.letter) }
    let height = lines.count * Self.lineHeight + 12
    var html: HTML = """
      <rect class="operator" x="\(Self.edge)" y="\(y + 4)" width="\(space)" height="\(height)" rx="6"/>

      """
    for (index, line) in lines.enumerated() {
      html += """
        <text class="code" x="\(Self.edge + 12)" y="\(y + 4 + 21 + index * Self.lineHeight)">\
        \(line.replacing(" ", with: "\u{A0}"))</text>

        """
    }
    y += height + 8
    return html
  }

  /// Breaks a line that is longer than `limit`, behind a blank or before a dot if there is one.
  private static func wrapped(_ line: String, at limit: Int) -> [String] {
    var lines: [String] = []
    var rest = line
    while rest.count > limit {
      let margin = rest.prefix { $0 == " " }.prefix(limit / 2)
      let head = rest.prefix(limit).dropFirst(margin.count + 1)
      let cut =
        head.lastIndex(of: " ").map { rest.index(after: $0) } ?? head.lastIndex(of: ".") ?? head.endIndex
      lines.append(String(rest[..<cut]))
      // One that goes on stands deeper than it began.
      rest = String(margin) + (lines.count == 1 ? "  " : "") + rest[cut...]
    }
    return lines + [rest]
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
          case .error: texts["X"].map { "error \($0)" } ?? "error"
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
