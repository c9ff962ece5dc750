import ReactiveTesting
import Testing
@testable import Lesson

@Suite struct SmallerInputTests {
  /// Returns the labels of the elements of all rows.
  private func labels(_ input: MarbleInput) -> Set<String> {
    guard case .success(let diagram) = input.diagram else { return [] }
    return Set(
      diagram.rows.flatMap(\.marbles.moments).flatMap(\.marks).compactMap {
        if case .element(let label) = $0 { label } else { nil }
      })
  }

  @Test(arguments: [
    "a: f-7--(34)--|", "a: (f7)g-h|", "a: (fg h)-7-8|", "a: f-(7 |)", "a: 1-2-3-4-5-6-7-8-9-f-7-|",
    "a: --f-7|\nb: ----g-h-----|", "a: (ab)(cd)|", "a: (fog in)-f-7-|", "a:     f-7--|\nb: 1-2-3-4-5-6-7|",
    "a: (ab)-(cd)-(ef)-(gh)-|",
  ])
  func `smaller inputs have no new elements`(rows: String) {
    var seen: Set<MarbleInput> = []
    var next = [MarbleInput(rows)]
    let known = labels(next[0])
    #expect(!known.isEmpty)
    while let input = next.popLast(), seen.count < 4000 {
      guard seen.insert(input).inserted else { continue }
      #expect(labels(input).subtracting(known) == [], "\(input.shown)")
      next += input.smaller
    }
  }
}
