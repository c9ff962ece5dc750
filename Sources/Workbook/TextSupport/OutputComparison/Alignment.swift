/// A minimum-cost edit script that turns a pattern into the text that was found.
///
/// Its units are the lines of an output or the characters of a line. The pattern may contain wildcards.
package struct Alignment<Pattern, Unit> {
  /// A step of the edit script, with the positions in the pattern and in the found text.
  package enum Step: Equatable {
    case same(pattern: Int, found: Int)
    case replaced(pattern: Int, found: Int)
    case missing(pattern: Int)
    case extra(found: Int)
    /// A wildcard and the units that it matches.
    case swallowed(pattern: Int, found: Range<Int>)
  }

  package let steps: [Step]
  /// The sum of the costs of all steps; 0 if the pattern matches.
  let cost: Int

  /// The costs of replacing, deleting and inserting a unit.
  ///
  /// Replacing a unit costs less than deleting it while a wildcard matches the other one. Replacing two units costs
  /// more than deleting one and inserting one, so a shift by one line is recognised as such.
  private static var replacing: Int { 4 }
  private static var deleting: Int { 5 }
  private static var inserting: Int { 2 }

  /// Aligns `pattern` with `found`, in time proportional to the product of their lengths.
  package init(
    _ pattern: [Pattern], _ found: [Unit], isWildcard: (Pattern) -> Bool, isSame: (Pattern, Unit) -> Bool
  ) {
    let width = found.count + 1
    // `costs[row * width + column]` is the cost of aligning the pattern from `row` on with the text from `column` on.
    var costs = [Int](repeating: 0, count: (pattern.count + 1) * width)
    var agree = [Bool](repeating: false, count: costs.count)
    let wildcards = pattern.map(isWildcard)
    for row in stride(from: pattern.count, through: 0, by: -1) {
      for column in stride(from: found.count, through: 0, by: -1) {
        let here = row * width + column
        guard row < pattern.count else {
          costs[here] = (found.count - column) * Self.inserting
          continue
        }
        var best = costs[here + width] + (wildcards[row] ? 0 : Self.deleting)
        if column < found.count {
          best = min(best, costs[here + 1] + (wildcards[row] ? 0 : Self.inserting))
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
      } else if row < wildcards.count, costs[here] == costs[here + width] + deleting {
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
