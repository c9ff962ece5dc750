import Synchronization
import Testing
@testable import Workbook

@Suite struct OnDemandTests {
  @Test func `it is worked out when it is asked for, and once, however many ask`() {
    let count = Atomic(0)
    let number = OnDemand { count.add(1, ordering: .relaxed).newValue }
    #expect(number.known == nil)
    #expect(count.load(ordering: .relaxed) == 0)
    let all = concurrently(Array(0..<50)) { _ in number.value }
    #expect(all == Array(repeating: 1, count: 50))
    #expect(number.known == 1)
  }
}
