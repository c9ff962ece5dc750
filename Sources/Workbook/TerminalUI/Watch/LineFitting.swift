import TextSupport

/// Fits lines to a terminal's width.
///
/// Sentences are wrapped. Rows that are aligned with each other, such as those of a diagram, are cut instead.
struct LineFitting {
  let columns: Int
  /// The maximum number of columns of a line that are processed, which fill more than the whole screen.
  let limit: Int

  init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    limit = max(80, columns) * max(24, rows)
  }

  /// Returns `lines`, wrapped or cut to the width.
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

  /// Returns `line`, wrapped to the width.
  func fit(_ line: String) -> [String] {
    TerminalLine(line, limit: limit).wrapped(to: columns).map(\.text)
  }

  /// Returns aligned rows, all cut at the same columns so that they stay aligned.
  ///
  /// If that would cut off a caret, columns between the labels and the caret's surroundings are left out instead.
  private func fit(rows: some Collection<TerminalLine>) -> [TerminalLine] {
    let widest = rows.reduce(0) { max($0, $1.columns) }
    let caret = rows.lazy.filter(Self.isCaret).map(\.indent).max() ?? 0
    var leftOut = 0
    let start = min(rows.lazy.compactMap(Self.start).max() ?? 0, columns / 2)
    if caret > columns - 4 {
      // Show a few columns after the caret, if there are any.
      leftOut = min(caret + 6, widest) - columns
    }
    return rows.map { $0.leavingOut(leftOut, after: start).cut(to: columns) }
  }

  /// Returns the aligned rows that start at `index`, which are empty if that line is a sentence.
  private static func rows(in lines: [TerminalLine], from index: Int) -> ArraySlice<TerminalLine> {
    var end = index
    while end < lines.count {
      let hasCaretBelow = end + 1 < lines.count && isCaret(lines[end + 1])
      guard start(of: lines[end]) != nil || isCaret(lines[end]) || hasCaretBelow else { break }
      end += 1
    }
    return lines[index..<end]
  }

  /// Returns the column after the row's label, as in `yours:  -1-2-|`, or nil if the row has no label.
  private static func start(of line: TerminalLine) -> Int? {
    guard let label = line.plain.prefixMatch(of: /[^:]*\S:  +/) else { return nil }
    return TerminalLine(String(label.0)).columns
  }

  /// Returns whether the line points at a part of the line above it.
  private static func isCaret(_ line: TerminalLine) -> Bool {
    let text = line.plain
    return text.contains("^") && text.allSatisfy { $0 == " " || $0 == "^" || $0 == "~" }
  }
}
