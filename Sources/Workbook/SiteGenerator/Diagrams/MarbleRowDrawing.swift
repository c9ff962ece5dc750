import Prover
import ReactiveTesting

/// Draws one row of a diagram, or a part of it.
///
/// Elements in the same column are drawn below each other, with a subscription to their left and a terminal event to
/// their right, so that none hides another. All of them are enclosed in parentheses, as in the text.
struct MarbleRowDrawing {
  let name: String
  let isAbove: Bool
  private let timeline: MarbleTimeline
  private let frame: Int
  private let moments: [Moment]

  /// The distance of the row's line from its upper edge.
  let middle = 12
  /// The vertical distance of marbles in the same column.
  private static let pitch = MarbleShapes.marble + 2

  /// - Parameters:
  ///   - row: The row.
  ///   - frame: The duration of a column.
  ///   - hues: The hues of each element of the row.
  init(_ row: DiagramDrawing.Row, _ frame: Int, hues: [[Int]] = []) {
    name = row.name
    isAbove = row.isAbove
    timeline = row.timeline
    self.frame = frame
    moments = Self.moments(of: row.timeline, frame, hues)
  }

  var height: Int { 2 * middle + max(0, (moments.map(\.labels.count).max() ?? 0) - 1) * Self.pitch }

  // MARK: Moments

  /// The events in one column.
  private struct Moment {
    let column: Int
    var labels: [String] = []
    var hues: [[Int]] = []
    var signals: [MarbleTimeline.Signal] = []

    var isSeveral: Bool { labels.count + signals.count > 1 }

    /// The distance from the middle of the column to the right edge of the widest marble.
    private var reach: Int {
      (labels.map(MarbleShapes.width).max() ?? 0) - MarbleShapes.marble / 2
    }

    /// Returns the distance of the mark of `signal` from the middle of the column.
    ///
    /// - Parameters:
    ///   - signal: An event of this moment.
    ///   - next: The moment after this one.
    func offset(of signal: MarbleTimeline.Signal, before next: Moment?) -> Int {
      switch signal {
      case .subscription where !labels.isEmpty: -MarbleShapes.marble / 2 - MarbleShapes.gap - 2
      // The marble in the next column overlaps this one.
      case .subscription: next?.column == column + 1 && next?.labels.isEmpty == false ? -4 : 0
      case .error where !labels.isEmpty: reach + MarbleShapes.gap + 5
      case .completed where !labels.isEmpty, .disposal where !labels.isEmpty: reach + MarbleShapes.gap
      case .disposal where signals.first == .subscription: 2 * MarbleShapes.gap
      default: 0
      }
    }

    /// Returns the horizontal extent of all marks including parentheses, relative to the middle of the column.
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

  private static func moments(
    of timeline: MarbleTimeline, _ frame: Int, _ hues: [[Int]]
  ) -> [Moment] {
    var moments: [Moment] = []
    var rest = hues[...]
    for entry in timeline.entries {
      let column = entry.time / frame
      if moments.last?.column != column { moments.append(Moment(column: column)) }
      if case .element(let label) = entry.signal {
        moments[moments.count - 1].labels.append(label)
        moments[moments.count - 1].hues.append(rest.popFirst() ?? [])
      } else {
        moments[moments.count - 1].signals.append(entry.signal)
      }
    }
    return moments
  }

  private var inOrder: [(moment: Moment, next: Moment?)] {
    Array(zip(moments, moments.dropFirst().map(Optional.some) + [nil]))
  }

  /// Returns whether no mark crosses the left edge of `column`, so that the row can be cut there.
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

  /// Returns the line and its marks within `columns`, the first of which is drawn at 0.
  ///
  /// All events of a moment are in one group, which contains the number of its column.
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
          "<g\(only: .screen, " data-c=\(moment.column)")>\(shapes(of: moment, before: next, x: Self.x(moment.column) - shift))</g>"
      }
    }
    let goesOn = timeline.horizon.map { Self.x(max($0 / frame, 1)) }
    let (left, right) = (max(start - shift, 0), min((goesOn ?? last) - shift, edge))
    if left > right { return marks }
    let endsHere = goesOn.map { $0 - shift <= edge } ?? false
    return MarbleShapes.line(from: left, to: right, goesOn: endsHere) + marks
  }

  /// Returns the shapes of a moment, in the order of the events.
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
      shapes += MarbleShapes.element(label, hues: moment.hues[index], x: x, y: index * Self.pitch)
    }
    for signal in moment.signals where signal != .subscription { shapes += mark(signal) }
    return shapes
  }
}
