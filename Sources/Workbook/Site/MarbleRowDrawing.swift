import ReactiveTesting

/// Draws one row of a diagram; what happens at once stands one below the other.
struct MarbleRowDrawing {
  let name: String
  let isAbove: Bool
  private let timeline: MarbleTimeline
  private let frame: Int

  private static let marble = 26
  /// Where the line runs.
  let middle = 20

  init(_ row: DiagramDrawing.Row, _ frame: Int) {
    name = row.name
    isAbove = row.isAbove
    timeline = row.timeline
    self.frame = frame
  }

  var height: Int { 2 * middle + max(0, (moments.map(\.labels.count).max() ?? 0) - 1) * (Self.marble + 2) }

  private struct Moment {
    let column: Int
    var labels: [String] = []
    var signals: [MarbleTimeline.Signal] = []
  }

  private var moments: [Moment] {
    var moments: [Moment] = []
    for entry in timeline.entries {
      let column = entry.time / frame
      if moments.last?.column != column { moments.append(Moment(column: column)) }
      if case .element(let label) = entry.signal {
        moments[moments.count - 1].labels.append(label)
      } else {
        moments[moments.count - 1].signals.append(entry.signal)
      }
    }
    return moments
  }

  /// The line and what is on it; the first column begins at 0.
  func marks(column width: Int, columns: Int) -> HTML {
    let moments = moments
    func x(_ column: Int) -> Int { column * width + width / 2 }
    let start = x(timeline.start / frame)
    var html: HTML
    if let horizon = timeline.horizon {
      let end = x(max(horizon / frame, 1))
      html = """
        <path class="line" d="M\(start) \(middle)H\(end)m-6 -5l6 5l-6 5"/>
        """
    } else {
      html = "<path class=\"line\" d=\"M\(start) \(middle)H\(x(moments.last?.column ?? 0))\"/>"
    }
    for moment in moments {
      for signal in moment.signals { html += mark(signal, x(moment.column)) }
      for (index, label) in moment.labels.enumerated() {
        html += marble(label, x(moment.column), y: middle + index * (Self.marble + 2))
      }
    }
    return html
  }

  private func marble(_ label: String, _ x: Int, y: Int) -> HTML {
    let width = max(Self.marble, label.count * 9 + 12)
    let left = x - Self.marble / 2
    return """
      <rect class="marble" x="\(left)" y="\(y - Self.marble / 2)" width="\(width)" height="\(Self.marble)" rx="13"/>\
      <text class="element" x="\(left + width / 2)" y="\(y + 5)">\(label)</text>
      """
  }

  private func mark(_ signal: MarbleTimeline.Signal, _ x: Int) -> HTML {
    switch signal {
    case .completed: "<path class=\"end\" d=\"M\(x) \(middle - 15)v30\"/>"
    case .error: "<path class=\"end\" d=\"M\(x - 9) \(middle - 9)l18 18m0 -18l-18 18\"/>"
    case .subscription: "<path class=\"turn\" d=\"M\(x) \(middle)v14m-5 -6l5 -8l5 8\"/>"
    case .disposal: "<path class=\"turn\" d=\"M\(x) \(middle - 14)v20m0 5v3\"/>"
    case .element, .sequence: ""
    }
  }
}
