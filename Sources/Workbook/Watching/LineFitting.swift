/// Fits lines to a terminal's width: words go on in the next line, rows whose columns belong together stay rows.
struct LineFitting {
  let columns: Int
  /// How many columns of a line are worth being looked at; more would fill the screen all alone.
  let limit: Int

  init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    limit = max(80, columns) * max(24, rows)
  }

  /// `lines` in as many as they take.
  func fit(_ lines: [String]) -> [String] {
    let lines = lines.map { TerminalLine($0, limit: limit) }
    var fitted: [TerminalLine] = []
    var index = 0
    while index < lines.count {
      let rows = Self.rows(in: lines, from: index)
      fitted += rows.isEmpty ? lines[index].wrapped(to: columns) : fit(rows: rows)
      index += max(1, rows.count)
    }
    return fitted.map(\.text)
  }

  /// `line` in as many as it takes.
  func fit(_ line: String) -> [String] {
    TerminalLine(line, limit: limit).wrapped(to: columns).map(\.text)
  }

  /// Rows that belong together, all cut at the same columns, so that what is above each other stays so.
  ///
  /// Where a caret would be lost, what is between the labels and its surroundings is left out.
  private func fit(rows: some Collection<TerminalLine>) -> [TerminalLine] {
    let widest = rows.reduce(0) { max($0, $1.columns) }
    let caret = rows.lazy.filter(Self.isCaret).map(\.indent).max() ?? 0
    var leftOut = 0
    let start = min(rows.lazy.compactMap(Self.start).max() ?? 0, columns / 2)
    if caret > columns - 4 {
      // A few columns behind the caret are kept, as far as there are any.
      leftOut = min(caret + 6, widest) - columns
    }
    return rows.map { $0.leavingOut(leftOut, after: start).cut(to: columns) }
  }

  /// The rows that begin at `index`; none if the line there is a sentence.
  private static func rows(in lines: [TerminalLine], from index: Int) -> ArraySlice<TerminalLine> {
    var end = index
    while end < lines.count {
      let hasCaretBelow = end + 1 < lines.count && isCaret(lines[end + 1])
      guard start(of: lines[end]) != nil || isCaret(lines[end]) || hasCaretBelow else { break }
      end += 1
    }
    return lines[index..<end]
  }

  /// Where the row begins behind its label, as in `yours:  -1-2-|`; nil if it has none.
  private static func start(of line: TerminalLine) -> Int? {
    guard let label = line.plain.prefixMatch(of: /[^:]*\S:  +/) else { return nil }
    return TerminalLine(String(label.0)).columns
  }

  /// Whether the line points at a place of the one above.
  private static func isCaret(_ line: TerminalLine) -> Bool {
    let text = line.plain
    return text.contains("^") && text.allSatisfy { $0 == " " || $0 == "^" || $0 == "~" }
  }
}
