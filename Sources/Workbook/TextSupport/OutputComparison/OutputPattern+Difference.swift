extension OutputPattern {
  /// Returns a short diff from the pattern to `printed`, and the line of the pattern at which it starts.
  package func difference(from printed: [String]) -> (line: Int, lines: [String]) {
    let diff =
      switch match {
      case .exact: LineDiff(expected: lines, found: printed)
      case .part: LineDiff(expected: lines, found: Array(printed[nearestPart(of: printed)]), isPart: true)
      case .unordered:
        LineDiff(expected: lines, found: UnorderedLines(expected: lines, printed: printed).reordered)
      }
    return (diff.firstDifference, diff.hunk())
  }

  /// The range of the lines in `printed` that are most similar to the pattern, with some context.
  package func nearestPart(of printed: [String]) -> Range<Int> {
    // Each line that occurs in both votes for an offset at which the part could start.
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
