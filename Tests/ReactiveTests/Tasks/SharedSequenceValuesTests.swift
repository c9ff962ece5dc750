import Reactive
import Testing

@Suite(.timeLimit(.minutes(5)))
struct SharedSequenceValuesTests {
  @MainActor
  @Test func `values of a driver are its elements`() async {
    var seen: [Int] = []
    for await element in Driver.of(1, 2).values { seen.append(element) }
    #expect(seen == [1, 2])
  }
}
