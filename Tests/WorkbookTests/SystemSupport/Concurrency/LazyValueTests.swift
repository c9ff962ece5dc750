import Synchronization
import Testing

@testable import SystemSupport

@Suite struct LazyValueTests {
  @Test func `a value is computed once, when it is first used, even by several threads`() {
    let count = Atomic(0)
    let number = LazyValue { count.add(1, ordering: .relaxed).newValue }
    #expect(number.computedValue == nil)
    #expect(count.load(ordering: .relaxed) == 0)
    let all = concurrentMap(Array(0..<50)) { _ in number.value }
    #expect(all == Array(repeating: 1, count: 50))
    #expect(number.computedValue == 1)
  }
}
