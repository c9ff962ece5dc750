import Testing

@testable import SystemSupport

@Suite struct ConcurrentMapTests {
  @Test func `results are in the order of the items`() {
    #expect(concurrentMap(Array(0..<100)) { $0 * $0 } == (0..<100).map { $0 * $0 })
    #expect(concurrentMap([Int]()) { $0 }.isEmpty)
  }

  @Test func `nested concurrent calls return their results`() {
    let (sum, names) = both(
      { both({ 1 }, { concurrentMap([2, 3]) { $0 }.reduce(0, +) }) }, { concurrentMap([1, 2]) { "\($0)" } })
    #expect(sum.0 == 1)
    #expect(sum.1 == 5)
    #expect(names == ["1", "2"])
  }
}
