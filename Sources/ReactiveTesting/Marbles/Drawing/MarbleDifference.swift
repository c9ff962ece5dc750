/// How what happened differs from what a row says, from the first column on in which it does.
public struct MarbleDifference: Hashable, Sendable {
  /// The first column that differs, counted from 0.
  public let column: Int
  /// Both rows, one above the other, with a caret below that column; `-` in front of what was expected, `+` in
  /// front of what was found.
  public let lines: [String]

  /// Compares two timelines.
  ///
  /// What is found behind the horizon of `expected` does not count, and neither does the text of an error that
  /// `expected` does not tell.
  ///
  /// - Parameters:
  ///   - row: `expected` as it is written; nil to have it drawn.
  ///   - name: What the row is called.
  /// - Returns: Nil if there is no difference.
  public init?(
    expected: MarbleTimeline, found: MarbleTimeline, named name: String = "", written row: String? = nil,
    with printer: MarblePrinter
  ) {
    guard let time = Self.firstDifference(expected, found) else { return nil }
    let frame = printer.frame
    let reach = max(expected.horizon ?? 0, (expected.entries.last?.time ?? 0) + frame)
    column = time < 0 ? 0 : time / frame
    let given = printer.legend
    var printer = printer
    let shown = found.cut(at: max(reach, time + frame), slack: 40 * frame)
    let rows = [
      row ?? printer.row(expected) ?? expected.listing(frame),
      printer.row(shown, end: reach / frame) ?? shown.listing(frame),
    ]
    let window = Self.window(around: column, rows.map(\.count).max() ?? 0)
    let prefix = name.isEmpty ? "" : "\(name):  "
    let texts = rows.map { row in
      (window.lowerBound > 0 ? "…" : "") + row.dropFirst(window.lowerBound).prefix(window.count)
        + (row.count > window.upperBound ? "…" : "")
    }
    let margin = prefix.count + (window.lowerBound > 0 ? 1 : 0) + column - window.lowerBound
    lines =
      ["-" + prefix + texts[0], "+" + prefix + texts[1], " " + String(repeating: " ", count: margin) + "^"]
      + Self.explanation(expected, found, at: time, areDrawnAlike: rows[0] == rows[1], printer, added: given)
  }

  /// What the rows do not show: the texts of what looks alike, and what letters stand for that no author chose.
  private static func explanation(
    _ expected: MarbleTimeline, _ found: MarbleTimeline, at time: Int, areDrawnAlike: Bool,
    _ printer: MarblePrinter, added given: MarbleLegend
  ) -> [String] {
    let letters = printer.legend.entries.filter { given[$0.label] == nil }.map {
      " \($0.label) := \($0.text)"
    }
    guard areDrawnAlike else { return letters }
    func words(_ timeline: MarbleTimeline) -> String {
      timeline.entries.filter { $0.time == time }.map(\.signal.words).joined(separator: ", ")
    }
    return letters + [" expected \(words(expected)), found \(words(found))"]
  }

  /// As much of long rows as a terminal shows, with the column `column` in it.
  private static func window(around column: Int, _ length: Int) -> Range<Int> {
    if length <= 90 { return 0..<90 }
    let first = max(0, column - 40)
    return first..<(first + 80)
  }

  private static func firstDifference(_ expected: MarbleTimeline, _ found: MarbleTimeline) -> Int? {
    if expected.start != found.start { return min(expected.start, found.start) }
    let horizon = expected.horizon ?? .max
    let expectedEntries = expected.entries.filter { $0.time < horizon }
    let foundEntries = found.entries.filter { $0.time < horizon }
    for (one, other) in zip(expectedEntries, foundEntries)
    where one.time != other.time || !one.signal.agrees(with: other.signal) {
      return min(one.time, other.time)
    }
    let common = min(expectedEntries.count, foundEntries.count)
    let rest = expectedEntries.dropFirst(common).first ?? foundEntries.dropFirst(common).first
    if let rest { return rest.time }
    return nil
  }
}

extension MarbleTimeline.Signal {
  /// Whether `found` is what this says.
  fileprivate func agrees(with found: Self) -> Bool {
    if case .error(nil) = self, case .error = found { return true }
    return self == found
  }
}

extension MarbleTimeline {
  /// What there is of it before `horizon`; all of it if there is hardly more.
  fileprivate func cut(at horizon: Int, slack: Int) -> MarbleTimeline {
    if let last = entries.last, last.time >= horizon, last.time < horizon + slack, self.horizon == nil {
      return self
    }
    let shown = entries.filter { $0.time < horizon }
    let isWhole = shown.count == entries.count && self.horizon == nil
    return MarbleTimeline(start: start, entries: shown, horizon: isWhole ? nil : horizon)
  }

  /// The timeline in words, for one that cannot be drawn.
  func listing(_ frame: Int) -> String {
    if entries.isEmpty { return "nothing" }
    return entries.map { entry in
      let (column, rest) = entry.time.quotientAndRemainder(dividingBy: frame)
      let place = rest == 0 ? "column \(column)" : "columns \(column) and \(column + 1)"
      return "\(entry.signal.words) \(rest == 0 ? "in" : "between") \(place)"
    }.joined(separator: ", ")
  }
}

extension MarbleTimeline.Signal {
  fileprivate var words: String {
    switch self {
    case .element(let text): text
    case .completed: "completed"
    case .error(let text): text.map { "error \($0)" } ?? "an error"
    case .subscription: "^"
    case .disposal: "!"
    case .sequence: "a sequence"
    }
  }
}
