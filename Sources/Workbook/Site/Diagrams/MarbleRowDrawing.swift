import ReactiveTesting

/// Draws one row of a diagram.
///
/// Elements of one column stand one below the other, a subscription to their left, and an end to their right, so that
/// none hides another.
struct MarbleRowDrawing {
  let name: String
  let isAbove: Bool
  private let timeline: MarbleTimeline
  private let frame: Int

  private static let marble = 26
  /// How far a subscription or an end stands from marbles.
  private static let gap = 7
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

    /// How far its widest marble reaches to the right.
    private var reach: Int { (labels.map(MarbleRowDrawing.width).max() ?? 0) - MarbleRowDrawing.marble / 2 }

    private var gap: Int { MarbleRowDrawing.gap }

    /// Where `signal` stands, from the middle of the column; `next` is what happens after this.
    func offset(of signal: MarbleTimeline.Signal, before next: Moment?) -> Int {
      switch signal {
      case .subscription where !labels.isEmpty: -MarbleRowDrawing.marble / 2 - gap
      // The marble in the next column reaches as far as here.
      case .subscription: next?.column == column + 1 && next?.labels.isEmpty == false ? -4 : 0
      case .error where !labels.isEmpty: reach + gap + 9
      case .completed where !labels.isEmpty, .disposal where !labels.isEmpty: reach + gap
      case .disposal where signals.first == .subscription: gap
      default: 0
      }
    }
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
    var start = x(timeline.start / frame)
    var last = x(moments.last?.column ?? 0)
    var marks: HTML = ""
    for (moment, next) in zip(moments, moments.dropFirst().map(Optional.some) + [nil]) {
      for signal in moment.signals {
        let place = x(moment.column) + moment.offset(of: signal, before: next)
        marks += mark(signal, place)
        (start, last) = (min(start, place), max(last, place))
      }
      for (index, label) in moment.labels.enumerated() {
        marks += marble(label, x(moment.column), y: middle + index * (Self.marble + 2))
      }
    }
    var html: HTML
    if let horizon = timeline.horizon {
      let end = x(max(horizon / frame, 1))
      html = """
        <path class="line" d="M\(start) \(middle)H\(end)m-6 -5l6 5l-6 5"/>
        """
    } else {
      html = "<path class=\"line\" d=\"M\(start) \(middle)H\(last)\"/>"
    }
    html += marks
    return html
  }

  private func marble(_ label: String, _ x: Int, y: Int) -> HTML {
    let width = Self.width(label)
    let left = x - Self.marble / 2
    return """
      <rect class="marble" x="\(left)" y="\(y - Self.marble / 2)" width="\(width)" height="\(Self.marble)" rx="13"/>\
      <text class="element" x="\(left + width / 2)" y="\(y + 5)">\(label)</text>
      """
  }

  private static func width(_ label: String) -> Int { max(marble, label.count * 9 + 12) }

  private func mark(_ signal: MarbleTimeline.Signal, _ x: Int) -> HTML {
    switch signal {
    case .completed: "<path class=\"end\" d=\"M\(x) \(middle - 15)v30\"/>"
    case .error: "<path class=\"end\" d=\"M\(x - 9) \(middle - 9)l18 18m0 -18l-18 18\"/>"
    case .subscription: "<path class=\"turn\" d=\"M\(x) \(middle)v14m-4 -7l4 -7l4 7\"/>"
    case .disposal: "<path class=\"turn\" d=\"M\(x) \(middle - 14)v20m0 5v3\"/>"
    case .element, .sequence: ""
    }
  }
}
