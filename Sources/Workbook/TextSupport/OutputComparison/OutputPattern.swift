/// The output that a fence promises.
package struct OutputPattern {
  /// The lines of the fence.
  package let lines: [LinePattern]
  package let match: Match

  package init(_ body: [String], match: Match) {
    lines = body.map { LinePattern($0) }
    self.match = match
  }

  /// Whether the pattern matches any output, apart from `header`, which is always printed.
  package func isVacuous(below header: String? = nil) -> Bool {
    if lines.allSatisfy(\.isVacuous), match != .exact || !lines.isEmpty { return true }
    // A pattern that matches this improbable line matches any line.
    let strange = Array(repeating: "\u{1}", count: 9).joined(separator: " ")
    let above = [header].compactMap(\.self)
    return matches(above + Array(repeating: strange, count: max(1, lines.count - above.count)))
  }

  /// Whether the normalised lines `printed` match the pattern.
  package func matches(_ printed: [String]) -> Bool {
    switch match {
    case .exact: matchesInOrder(printed, isOpen: false)
    case .part: matchesInOrder(printed, isOpen: true)
    case .unordered: UnorderedLines(expected: lines, printed: printed).isSame
    }
  }

  /// Whether the runs of lines between the `...` occur in order.
  ///
  /// Unless `isOpen`, the first run must be at the beginning and the last one at the end. Each run is matched at its
  /// first occurrence, so no backtracking is needed.
  private func matchesInOrder(_ printed: [String], isOpen: Bool) -> Bool {
    let runs = lines.split(omittingEmptySubsequences: false, whereSeparator: \.isAnyLines)
    guard let first = runs.first, let last = runs.last else { return printed.isEmpty || isOpen }
    if runs.count == 1 && !isOpen { return printed.count == first.count && matches(first, printed, at: 0) }
    var position = 0
    var searched = runs[...]
    var end = printed.count
    if !isOpen {
      guard printed.count >= first.count + last.count, matches(first, printed, at: 0),
        matches(last, printed, at: printed.count - last.count)
      else { return false }
      position = first.count
      end = printed.count - last.count
      searched = runs.dropFirst().dropLast()
    }
    for run in searched where !run.isEmpty {
      guard run.count <= end - position,
        let found = (position...(end - run.count)).first(where: { matches(run, printed, at: $0) })
      else { return false }
      position = found + run.count
    }
    return true
  }

  private func matches(_ run: ArraySlice<LinePattern>, _ printed: [String], at position: Int) -> Bool {
    var position = position
    for pattern in run {
      guard position < printed.count, pattern.matches(printed[position]) else { return false }
      position += 1
    }
    return true
  }
}
