/// The cheapest way to turn a pattern into what was found, one unit after another.
///
/// The units are lines of an output, or the characters of one line.
struct Alignment<Pattern, Unit> {
  /// What becomes of a unit of the pattern, of one that was found, or of both; by their positions.
  enum Step: Equatable {
    case same(pattern: Int, found: Int)
    case replaced(pattern: Int, found: Int)
    case missing(pattern: Int)
    case extra(found: Int)
    /// A wildcard and how many units it stands for.
    case swallowed(pattern: Int, found: Range<Int>)
  }

  let steps: [Step]
  /// What the steps cost together; 0 if the pattern matches.
  let cost: Int

  /// To replace a unit is cheaper than to lose it and let a wildcard swallow the other, and to replace two is dearer
  /// than to lose one and gain another, so that a shift by one line is seen as that.
  private static var replacing: Int { 4 }
  private static var losing: Int { 5 }
  private static var gaining: Int { 2 }

  /// Compares as many units as `pattern` and `found` have, each with each.
  init(
    _ pattern: [Pattern], _ found: [Unit], isWildcard: (Pattern) -> Bool, isSame: (Pattern, Unit) -> Bool
  ) {
    let width = found.count + 1
    // What is left to pay when that many units of both have been dealt with, row by row.
    var costs = [Int](repeating: 0, count: (pattern.count + 1) * width)
    var agree = [Bool](repeating: false, count: costs.count)
    let wildcards = pattern.map(isWildcard)
    for row in stride(from: pattern.count, through: 0, by: -1) {
      for column in stride(from: found.count, through: 0, by: -1) {
        let here = row * width + column
        guard row < pattern.count else {
          costs[here] = (found.count - column) * Self.gaining
          continue
        }
        var best = costs[here + width] + (wildcards[row] ? 0 : Self.losing)
        if column < found.count {
          best = min(best, costs[here + 1] + (wildcards[row] ? 0 : Self.gaining))
          if !wildcards[row] {
            agree[here] = isSame(pattern[row], found[column])
            best = min(best, costs[here + width + 1] + (agree[here] ? 0 : Self.replacing))
          }
        }
        costs[here] = best
      }
    }
    cost = costs[0]
    steps = Self.steps(wildcards, found.count, costs, agree)
  }

  private static func steps(
    _ wildcards: [Bool], _ foundCount: Int, _ costs: [Int], _ agree: [Bool]
  ) -> [Step] {
    let width = foundCount + 1
    var steps: [Step] = []
    var (row, column) = (0, 0)
    while row < wildcards.count || column < foundCount {
      let here = row * width + column
      let hasBoth = row < wildcards.count && column < foundCount
      if row < wildcards.count, wildcards[row] {
        let start = column
        while column < foundCount, costs[row * width + column] != costs[(row + 1) * width + column] {
          column += 1
        }
        steps.append(.swallowed(pattern: row, found: start..<column))
        row += 1
      } else if hasBoth, agree[here], costs[here] == costs[here + width + 1] {
        steps.append(.same(pattern: row, found: column))
        (row, column) = (row + 1, column + 1)
      } else if hasBoth, costs[here] == costs[here + width + 1] + replacing {
        steps.append(.replaced(pattern: row, found: column))
        (row, column) = (row + 1, column + 1)
      } else if row < wildcards.count, costs[here] == costs[here + width] + losing {
        steps.append(.missing(pattern: row))
        row += 1
      } else {
        steps.append(.extra(found: column))
        column += 1
      }
    }
    return steps
  }
}
