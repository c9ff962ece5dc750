/// The difference between what a row shows and what happened, from the first column that differs.
public struct MarbleDifference: Hashable, Sendable {
  /// The first column that differs, counted from 0.
  public let column: Int
  /// Both rows, one above the other, with a caret below the first difference.
  ///
  /// The expected row starts with `-`, and the actual row with `+`.
  public let lines: [String]

  /// Compares two timelines.
  ///
  /// Events after the horizon of `expected` are ignored, and so is the text of an error if `expected` doesn't specify
  /// one.
  ///
  /// - Parameters:
  ///   - expected: The expected timeline.
  ///   - found: The actual timeline.
  ///   - name: The name of the row.
  ///   - row: `expected` as it is written; if nil, it is drawn.
  ///   - printer: The printer that draws the rows.
  /// - Returns: Nil if the timelines don't differ.
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

  /// Returns what the rows don't show: the texts of elements that look alike, and the meaning of letters that no author
  /// chose.
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

  /// Returns the part of long rows that fits into a terminal and contains `column`.
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
  /// Returns whether `found` matches this signal.
  fileprivate func agrees(with found: Self) -> Bool {
    if case .error(nil) = self, case .error = found { return true }
    return self == found
  }
}

extension MarbleTimeline {
  /// Returns the part of the timeline before `horizon`, or all of it if there is hardly more.
  fileprivate func cut(at horizon: Int, slack: Int) -> MarbleTimeline {
    if let last = entries.last, last.time >= horizon, last.time < horizon + slack, self.horizon == nil {
      return self
    }
    let shown = entries.filter { $0.time < horizon }
    let isWhole = shown.count == entries.count && self.horizon == nil
    return MarbleTimeline(start: start, entries: shown, horizon: isWhole ? nil : horizon)
  }

  /// Describes the timeline in words, if it can't be drawn.
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
