import Prover
import ReactiveTesting

/// A small drawing of a diagram without text, for lists of chapters and operators.
struct MarbleThumbnail {
  private let drawing: DiagramDrawing
  /// The rows to draw, each with the hues of its elements.
  private let rows: [(row: DiagramDrawing.Row, hues: [[Int]])]
  private let columns: Int

  private static let (width, edge, pitch, box) = (168, 8, 16, 8)
  /// The maximum number of rows above and below the operator.
  private static let limit = 3

  init(_ drawing: DiagramDrawing) {
    self.drawing = drawing
    let events = zip(drawing.rows, MarbleHues(drawing).rows).filter { !$0.0.name.hasSuffix("^") }
    rows =
      (events.filter(\.0.isAbove).prefix(Self.limit) + events.filter { !$0.0.isAbove }.prefix(Self.limit))
      .map { ($0, $1) }
    let last = rows.flatMap { $0.row.timeline.entries.map(\.time) }.max() ?? 0
    columns = max(6, min(drawing.columns, last / max(drawing.frame, 1) + 2))
  }

  var html: HTML {
    var y = 0
    var html: HTML = ""
    for (index, (row, hues)) in rows.enumerated() {
      if !row.isAbove, index == 0 || rows[index - 1].row.isAbove {
        html += "<rect x=\"0\" y=\"\(y + 1)\" width=\"\(Self.width)\" height=\"\(Self.box - 2)\" rx=\"3\"/>"
        y += Self.box
      }
      html += marks(of: row, y: y + Self.pitch / 2, hues)
      y += Self.pitch
    }
    return """
      <svg class="mini" viewBox="0 0 \(Self.width) \(y)" width="\(Self.width)" height="\(y)" aria-hidden="true">\(html)</svg>
      """
  }

  private func x(_ time: Int) -> Int {
    Self.edge + min(time / max(drawing.frame, 1), columns) * (Self.width - 2 * Self.edge) / columns
  }

  private func marks(of row: DiagramDrawing.Row, y: Int, _ hues: [[Int]]) -> HTML {
    let entries = row.timeline.entries
    var rest = hues[...]
    let end = row.timeline.horizon.map(x) ?? x(entries.last?.time ?? 0)
    var html: HTML = "<path d=\"M\(x(row.timeline.start)) \(y)H\(end)\"/>"
    for entry in entries {
      let x = x(entry.time)
      switch entry.signal {
      case .element:
        let hue: HTML = rest.popFirst()?.first.map { " class=h\("\($0)")" } ?? ""
        html += "<circle\(hue) cx=\"\(x)\" cy=\"\(y)\" r=\"5\"/>"
      case .sequence: html += "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"5\"/>"
      case .completed: html += "<path d=\"M\(x) \(y - 6)v12\"/>"
      case .error: html += "<path d=\"M\(x - 4) \(y - 4)l8 8m0-8l-8 8\"/>"
      case .subscription, .disposal: break
      }
    }
    return html
  }
}

extension DiagramDrawing {
  /// Returns the diagram that represents a chapter: the first one in which several elements pass an operator or, if
  /// there is none, the one with the most elements.
  ///
  /// - Parameter drawings: The chapter's diagrams in the order of its text.
  static func key(among drawings: [DiagramDrawing]) -> DiagramDrawing? {
    drawings.first { $0.elementCount >= 5 && $0.rows.contains(where: \.isAbove) }
      ?? drawings.filter { $0.elementCount > 0 }.max { $0.elementCount < $1.elementCount }
  }

  private var elementCount: Int {
    rows.flatMap(\.timeline.entries).count { if case .element = $0.signal { true } else { false } }
  }
}
