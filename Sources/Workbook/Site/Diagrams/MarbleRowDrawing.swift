import ReactiveTesting

/// Draws one row of a diagram, or a stretch of it.
///
/// Elements of one column stand one below the other, a subscription to their left, and an end to their right, so that
/// none hides another; around all of them are parentheses, as in the text.
struct MarbleRowDrawing {
  let name: String
  let isAbove: Bool
  private let timeline: MarbleTimeline
  private let frame: Int
  private let moments: [Moment]

  /// Where the line runs, from the upper edge.
  let middle = 12
  /// How far marbles of one column are from each other.
  private static let pitch = MarbleShapes.marble + 2

  init(_ row: DiagramDrawing.Row, _ frame: Int) {
    name = row.name
    isAbove = row.isAbove
    timeline = row.timeline
    self.frame = frame
    moments = Self.moments(of: row.timeline, frame)
  }

  var height: Int { 2 * middle + max(0, (moments.map(\.labels.count).max() ?? 0) - 1) * Self.pitch }

  // MARK: Moments

  /// What happens in one column.
  private struct Moment {
    let column: Int
    var labels: [String] = []
    var signals: [MarbleTimeline.Signal] = []

    var isSeveral: Bool { labels.count + signals.count > 1 }

    /// How far its widest marble reaches to the right.
    private var reach: Int {
      (labels.map(MarbleShapes.width).max() ?? 0) - MarbleShapes.marble / 2
    }

    /// Where `signal` stands, from the middle of the column; `next` is what happens after this.
    func offset(of signal: MarbleTimeline.Signal, before next: Moment?) -> Int {
      switch signal {
      case .subscription where !labels.isEmpty: -MarbleShapes.marble / 2 - MarbleShapes.gap - 2
      // The marble in the next column reaches as far as here.
      case .subscription: next?.column == column + 1 && next?.labels.isEmpty == false ? -4 : 0
      case .error where !labels.isEmpty: reach + MarbleShapes.gap + 5
      case .completed where !labels.isEmpty, .disposal where !labels.isEmpty: reach + MarbleShapes.gap
      case .disposal where signals.first == .subscription: 2 * MarbleShapes.gap
      default: 0
      }
    }

    /// How far all of it reaches, from the middle of the column, parentheses included.
    func extent(before next: Moment?) -> ClosedRange<Int> {
      var (left, right) = labels.isEmpty ? (0, 0) : (-MarbleShapes.marble / 2, reach)
      for signal in signals {
        let place = offset(of: signal, before: next)
        let half = signal == .completed || signal == .disposal ? 1 : 5
        (left, right) = (min(left, place - half), max(right, place + half))
      }
      return isSeveral ? left - 2...right + 2 : left...right
    }
  }

  private static func moments(of timeline: MarbleTimeline, _ frame: Int) -> [Moment] {
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

  private var inOrder: [(moment: Moment, next: Moment?)] {
    Array(zip(moments, moments.dropFirst().map(Optional.some) + [nil]))
  }

  /// Whether nothing stands across the left edge of `column`, so that a row can be cut there.
  func canBeCut(before column: Int) -> Bool {
    let edge = column * MarbleShapes.column
    return inOrder.allSatisfy { moment, next in
      let extent = moment.extent(before: next)
      let middle = Self.x(moment.column)
      return moment.column < column ? middle + extent.upperBound <= edge : middle + extent.lowerBound >= edge
    }
  }

  // MARK: Marks

  private static func x(_ column: Int) -> Int { column * MarbleShapes.column + MarbleShapes.column / 2 }

  /// The line and what is on it, within `columns`; the first of them begins at 0.
  ///
  /// What happens at once is one part of the image, which says in which column.
  func marks(in columns: Range<Int>) -> HTML {
    let shift = columns.lowerBound * MarbleShapes.column
    let edge = columns.count * MarbleShapes.column
    var start = Self.x(timeline.start / frame)
    var last = Self.x(moments.last?.column ?? 0)
    var marks: HTML = ""
    for (moment, next) in inOrder {
      let places = moment.signals.map { Self.x(moment.column) + moment.offset(of: $0, before: next) }
      (start, last) = (min(start, places.min() ?? start), max(last, places.max() ?? last))
      if columns.contains(moment.column) {
        marks +=
          "<g data-c=\"\(moment.column)\">\(shapes(of: moment, before: next, x: Self.x(moment.column) - shift))</g>"
      }
    }
    let goesOn = timeline.horizon.map { Self.x(max($0 / frame, 1)) }
    let (left, right) = (max(start - shift, 0), min((goesOn ?? last) - shift, edge))
    if left > right { return marks }
    let endsHere = goesOn.map { $0 - shift <= edge } ?? false
    return MarbleShapes.line(from: left, to: right, goesOn: endsHere) + marks
  }

  /// In the order in which it happens.
  private func shapes(of moment: Moment, before next: Moment?, x: Int) -> HTML {
    func mark(_ signal: MarbleTimeline.Signal) -> HTML {
      MarbleShapes.mark(signal, x: x + moment.offset(of: signal, before: next))
    }
    var shapes: HTML = ""
    if moment.isSeveral {
      let extent = moment.extent(before: next)
      let height = (max(moment.labels.count, 1) - 1) * Self.pitch + MarbleShapes.marble
      shapes += MarbleShapes.parentheses(
        left: x + extent.lowerBound, right: x + extent.upperBound, height: height)
    }
    for signal in moment.signals where signal == .subscription { shapes += mark(signal) }
    for (index, label) in moment.labels.enumerated() {
      shapes += MarbleShapes.element(label, x: x, y: index * Self.pitch)
    }
    for signal in moment.signals where signal != .subscription { shapes += mark(signal) }
    return shapes
  }
}
