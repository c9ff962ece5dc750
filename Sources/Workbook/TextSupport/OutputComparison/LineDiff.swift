/// A minimal line-by-line difference between expected and actual output.
package struct LineDiff {
  /// One line of the difference.
  package enum Step: Equatable {
    case same(String)
    case missing(String)
    case extra(String)

    /// The line after a space, a minus or a plus sign.
    var text: String {
      switch self {
      case .same(let line): " " + line.withControlsShown
      case .missing(let line): "-" + line.withInvisibleShown
      case .extra(let line): "+" + line.withInvisibleShown
      }
    }
  }

  package let steps: [Step]
  /// The position in the expected lines of the first one that differs, or before which an extra line was found.
  package let firstDifference: Int

  /// The number of lines on each side that are compared line by line, which limits the work for long outputs.
  private static let reach = 250

  /// Compares lines; `...` among the expected ones matches any number of lines.
  ///
  /// - Parameter isPart: Whether any lines may also precede and follow the expected ones.
  package init(expected: [LinePattern], found: [String], isPart: Bool = false) {
    if isPart {
      let (steps, same) = Self.align([.anyLines] + expected + [.anyLines], found)
      self.steps = Array(steps.dropFirst().dropLast())
      firstDifference = same - 1
      return
    }
    var start = 0
    while start < min(expected.count, found.count), expected[start].matches(found[start]) { start += 1 }
    var ends = (expected.count, found.count)
    while ends.0 > start, ends.1 > start, expected[ends.0 - 1].matches(found[ends.1 - 1]) {
      ends = (ends.0 - 1, ends.1 - 1)
    }
    let middle = Self.align(
      Array(expected[start..<min(ends.0, start + Self.reach)]), Self.shortened(found[start..<ends.1]))
    steps = found[..<start].map(Step.same) + middle.steps + found[ends.1...].prefix(3).map(Step.same)
    firstDifference = start + middle.same
  }

  /// The lines that differ, with two lines of context on each side, shortened to `limit` lines.
  package func hunk(limit: Int = 14) -> [String] {
    guard let first = steps.firstIndex(where: \.isChange), let last = steps.lastIndex(where: \.isChange)
    else {
      return []
    }
    let shown = steps[max(0, first - 2)..<min(steps.count, last + 3)].map(\.text)
    guard shown.count > limit else { return shown }
    return shown.prefix(limit - 1) + [" … \(shown.count - limit + 1) more lines"]
  }

  /// The first and the last of many lines.
  ///
  /// The lines between them are numerous and usually covered by `...`.
  private static func shortened(_ lines: ArraySlice<String>) -> [String] {
    lines.count <= reach ? Array(lines) : lines.prefix(reach / 2) + lines.suffix(reach / 2)
  }

  /// Returns the steps, and the number of expected lines before the first change.
  private static func align(_ expected: [LinePattern], _ found: [String]) -> (steps: [Step], same: Int) {
    let alignment = Alignment(expected, found, isWildcard: \.isAnyLines) { $0.matches($1) }
    let steps = alignment.steps.flatMap { step -> [Step] in
      switch step {
      case .same(_, let line): [.same(found[line])]
      case .swallowed(let line, _): [.same(expected[line].text)]
      case .replaced(let line, let other): [.missing(expected[line].text), .extra(found[other])]
      case .missing(let line): [.missing(expected[line].text)]
      case .extra(let line): [.extra(found[line])]
      }
    }
    return (steps, steps.prefix { !$0.isChange }.count)
  }
}

extension LineDiff.Step {
  fileprivate var isChange: Bool { if case .same = self { false } else { true } }
}
