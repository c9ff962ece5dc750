extension OutputPattern {
  /// What `printed` lacks and has too much, as lines of a small diff, and the line of the pattern where it
  /// begins.
  func difference(from printed: [String]) -> (line: Int, lines: [String]) {
    switch match {
    case .exact:
      let diff = LineDiff(expected: lines, found: printed)
      return (diff.firstDifference, diff.hunk())
    case .part:
      let start = nearestStart(in: printed)
      let found = Array(printed[start..<min(printed.count, start + lines.count)])
      let diff = LineDiff(expected: lines, found: found)
      return (diff.firstDifference, diff.hunk())
    case .unordered:
      let unordered = UnorderedLines(expected: lines, printed: printed)
      let changes = unordered.missing.map { "-" + $0.text } + unordered.extra.map { "+" + $0 }
      let first = unordered.missing.first.flatMap { missing in lines.firstIndex { $0 == missing } }
      return (first ?? 0, Array(changes.prefix(14)))
    }
  }

  /// The position in `printed` from which on most lines are as expected.
  private func nearestStart(in printed: [String]) -> Int {
    let window = lines.prefix(50)
    let starts = printed.indices.prefix(2000)
    let best = starts.max { agreement(window, printed, at: $0) < agreement(window, printed, at: $1) }
    return best ?? 0
  }

  private func agreement(_ window: ArraySlice<LinePattern>, _ printed: [String], at start: Int) -> Int {
    zip(window, printed[start...]).count { $0.matches($1) }
  }
}
