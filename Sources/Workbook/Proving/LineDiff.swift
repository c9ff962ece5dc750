/// The smallest difference between expected lines and those that were found.
struct LineDiff {
  /// One line of the difference.
  enum Step: Equatable {
    case same(String)
    case missing(String)
    case extra(String)

    /// The line with a blank, a minus or a plus in front.
    var text: String {
      switch self {
      case .same(let line): " " + line
      case .missing(let line): "-" + line
      case .extra(let line): "+" + line
      }
    }
  }

  let steps: [Step]
  /// The position of the first expected line that is not as expected, or where something else was found.
  let firstDifference: Int

  /// As much of both sides as is compared line by line, so that the work stays small however long they are.
  private static let reach = 250

  /// Compares, with `...` among the expected lines standing for any number of lines.
  init(expected: [LinePattern], found: [String]) {
    var start = 0
    while start < min(expected.count, found.count), expected[start].matches(found[start]) { start += 1 }
    var ends = (expected.count, found.count)
    while ends.0 > start, ends.1 > start, expected[ends.0 - 1].matches(found[ends.1 - 1]) {
      ends = (ends.0 - 1, ends.1 - 1)
    }
    let middle = Self.align(
      Array(expected[start..<min(ends.0, start + Self.reach)]),
      Array(found[start..<min(ends.1, start + Self.reach)]))
    steps = found[..<start].map(Step.same) + middle + found[ends.1...].prefix(3).map(Step.same)
    let same = middle.prefix { if case .same = $0 { true } else { false } }
    firstDifference = start + same.count
  }

  /// The differing lines with two lines around them, shortened to `limit` lines.
  func hunk(limit: Int = 14) -> [String] {
    guard let first = steps.firstIndex(where: \.isChange), let last = steps.lastIndex(where: \.isChange)
    else {
      return []
    }
    let shown = steps[max(0, first - 2)..<min(steps.count, last + 3)].map(\.text)
    guard shown.count > limit else { return shown }
    return shown.prefix(limit - 1) + [" … \(shown.count - limit + 1) more lines"]
  }

  /// Finds the alignment with the fewest missing and extra lines.
  private static func align(_ expected: [LinePattern], _ found: [String]) -> [Step] {
    // cost[row][column]: what is left to pay when that many lines of both have been dealt with.
    var cost = [[Int]](repeating: [Int](repeating: 0, count: found.count + 1), count: expected.count + 1)
    var agree = [[Bool]](repeating: [Bool](repeating: false, count: found.count), count: expected.count)
    for row in stride(from: expected.count, through: 0, by: -1) {
      for column in stride(from: found.count, through: 0, by: -1) {
        guard row < expected.count else {
          cost[row][column] = found.count - column
          continue
        }
        let isAny = expected[row].isAnyLines
        var best = cost[row + 1][column] + (isAny ? 0 : 1)
        if column < found.count {
          best = min(best, cost[row][column + 1] + (isAny ? 0 : 1))
          agree[row][column] = expected[row].matches(found[column])
          if agree[row][column] { best = min(best, cost[row + 1][column + 1]) }
        }
        cost[row][column] = best
      }
    }
    return steps(expected, found, cost, agree)
  }

  private static func steps(
    _ expected: [LinePattern], _ found: [String], _ cost: [[Int]], _ agree: [[Bool]]
  ) -> [Step] {
    var steps: [Step] = []
    var row = 0
    var column = 0
    while row < expected.count || column < found.count {
      if row < expected.count, column < found.count, agree[row][column],
        cost[row][column] == cost[row + 1][column + 1]
      {
        steps.append(.same(found[column]))
        row += 1
        column += 1
      } else if row < expected.count, expected[row].isAnyLines {
        if cost[row][column] == cost[row + 1][column] {
          steps.append(.same(expected[row].text))
          row += 1
        } else {
          column += 1
        }
      } else if row < expected.count, cost[row][column] == cost[row + 1][column] + 1 {
        steps.append(.missing(expected[row].text))
        row += 1
      } else {
        steps.append(.extra(found[column]))
        column += 1
      }
    }
    return steps
  }
}

extension LineDiff.Step {
  fileprivate var isChange: Bool { if case .same = self { false } else { true } }
}
