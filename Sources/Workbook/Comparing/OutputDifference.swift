extension OutputPattern {
  /// What `printed` lacks and has too much, as lines of a small diff, and the line of the pattern where it
  /// begins.
  func difference(from printed: [String]) -> (line: Int, lines: [String]) {
    let diff =
      switch match {
      case .exact: LineDiff(expected: lines, found: printed)
      case .part: LineDiff(expected: lines, found: Array(printed[nearestPart(of: printed)]), isPart: true)
      case .unordered:
        LineDiff(expected: lines, found: UnorderedLines(expected: lines, printed: printed).reordered)
      }
    return (diff.firstDifference, diff.hunk())
  }

  /// The lines of `printed` that are most like the pattern's, and a few more.
  func nearestPart(of printed: [String]) -> Range<Int> {
    // Each line that is in both votes for where the part would begin.
    var offsets: [String: [Int]] = [:]
    for (offset, line) in lines.enumerated() {
      if let literal = line.literal { offsets[literal, default: []].append(offset) }
    }
    var votes: [Int: Int] = [:]
    for (position, line) in printed.enumerated() {
      for offset in offsets[line, default: []].prefix(3) { votes[position - offset, default: 0] += 1 }
    }
    guard let start = votes.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) })?.key else {
      let similar = lines.first.flatMap { UnorderedLines.mostSimilar(to: $0.text, among: printed) } ?? 0
      return similar..<min(printed.count, similar + lines.count)
    }
    let slack = 5
    let reach = lines.contains(where: \.isAnyLines) ? 500 : slack
    return max(0, start - slack)..<min(printed.count, start + lines.count + reach)
  }
}
