/// Draws timelines as rows with aligned columns.
///
/// Elements are drawn under the name in the legend. Without one, they are drawn as their text if that is a word of
/// letters and digits that fits. All others get a letter, which is added to the legend.
public struct MarblePrinter {
  /// The number of units of time per column.
  public let frame: Int
  /// The definitions of marbles; letters are added when they are needed.
  public private(set) var legend: MarbleLegend
  /// Names that are texts in other rows, so they can't be used as letters.
  private var taken: Set<String>

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - frame: The number of units of time per column.
  ///   - legend: The definitions of marbles.
  ///   - taken: Names that are texts in other rows, so they can't be used as letters.
  /// - Precondition: `frame` is greater than 0.
  public init(frame: Int, legend: MarbleLegend = MarbleLegend(), taken: Set<String> = []) {
    precondition(frame > 0, "A column of marbles must be at least one unit of time.")
    self.frame = frame
    self.legend = legend
    self.taken = taken
  }

  /// Draws `timeline`, and `-` up to the column `end` if it continues.
  ///
  /// - Returns: The row; nil if it can't be drawn, because there is an event between two columns, before the first
  ///   column, or in a column that is too narrow.
  public mutating func row(_ timeline: MarbleTimeline, end: Int = 0) -> String? {
    guard let moments = moments(of: timeline) else { return nil }
    let names = labels(timeline, moments, shortening: false)
    if let row = draw(timeline, moments, names, end: end) { return row }
    return draw(timeline, moments, labels(timeline, moments, shortening: true), end: end)
  }

  private struct Moment {
    let column: Int
    var signals: [MarbleTimeline.Signal]
  }

  private func moments(of timeline: MarbleTimeline) -> [Moment]? {
    var moments: [Moment] = []
    for entry in timeline.entries {
      guard entry.time >= 0, entry.time % frame == 0, entry.time >= timeline.start else { return nil }
      let column = entry.time / frame
      if let last = moments.indices.last, moments[last].column == column {
        moments[last].signals.append(entry.signal)
      } else {
        moments.append(Moment(column: column, signals: [entry.signal]))
      }
    }
    return moments
  }

  /// Returns the name under which each text is drawn.
  private mutating func labels(
    _ timeline: MarbleTimeline, _ moments: [Moment], shortening: Bool
  ) -> [String: String] {
    let texts = timeline.entries.compactMap { entry in
      if case .element(let text) = entry.signal { text } else { nil }
    }
    var labels: [String: String] = [:]
    for text in texts where labels[text] == nil {
      if let label = legend.label(for: text), !shortening || label.count == 1 {
        labels[text] = label
      } else if text != "X", text.count == 1 || !shortening, MarbleMark(text) == .element(text),
        legend[text] == nil
      {
        labels[text] = text
      } else if let letter = legend.freeLetter(besides: taken.union(texts)) {
        labels[text] = letter
        legend[letter] = text
      }
    }
    taken.formUnion(labels.values)
    return labels
  }

  private func draw(
    _ timeline: MarbleTimeline, _ moments: [Moment], _ labels: [String: String], end: Int
  ) -> String? {
    guard timeline.start >= 0, timeline.start % frame == 0 else { return nil }
    var row = String(repeating: " ", count: timeline.start / frame)
    var column = timeline.start / frame
    for moment in moments {
      guard let text = text(of: moment, labels) else { return nil }
      // Two adjacent names need a column between them; otherwise they would look like one.
      let isJoined = row.last?.isMarble == true && text.first?.isMarble == true
      guard moment.column >= column + (isJoined ? 1 : 0) else { return nil }
      row += String(repeating: "-", count: moment.column - column) + text
      column = moment.column + text.count
    }
    switch moments.last?.signals.last {
    case .completed, .error, .disposal: return row
    default:
      let end = max(end, timeline.horizon.map { ($0 + frame - 1) / frame } ?? 0)
      return row + String(repeating: "-", count: max(0, end - column)) + ">"
    }
  }

  private func text(of moment: Moment, _ labels: [String: String]) -> String? {
    var words: [String] = []
    for signal in moment.signals {
      switch signal {
      case .element(let text):
        guard let label = labels[text] else { return nil }
        words.append(label)
      case .completed: words.append("|")
      case .error: words.append("X")
      case .subscription: words.append("^")
      case .disposal: words.append("!")
      case .sequence: return nil
      }
    }
    if words.count == 1 { return words[0] }
    return "(\(words.joined(separator: words.contains { $0.count > 1 } ? " " : "")))"
  }
}
