/// Draws timelines as rows whose columns line up.
///
/// Elements are drawn as the legend says, else as what they are, if that is a word of letters and digits that fits;
/// all others get a letter, which is added to the legend.
public struct MarblePrinter {
  /// Units of time in a column.
  public let frame: Int
  /// What marbles stand for; letters are added as they are needed.
  public private(set) var legend: MarbleLegend
  /// Labels that mean themselves in other rows, and are not to be given away.
  private var taken: Set<String>

  /// Makes a printer.
  ///
  /// - Parameters:
  ///   - frame: Units of time in a column, at least one.
  ///   - legend: What marbles stand for.
  ///   - taken: Labels that mean themselves in other rows, and are not to be given away.
  public init(frame: Int, legend: MarbleLegend = MarbleLegend(), taken: Set<String> = []) {
    precondition(frame > 0, "A column of marbles is at least one unit of time.")
    self.frame = frame
    self.legend = legend
    self.taken = taken
  }

  /// Draws `timeline`, and `-` up to the column `end` if it goes on.
  ///
  /// - Returns: Nil if it cannot be drawn: something happens between two columns, before the first, or in too few.
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

  /// What stands for each text.
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
      // Two names need a column between them, or they are one.
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
