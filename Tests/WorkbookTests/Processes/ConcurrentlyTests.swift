import Testing
@testable import Workbook

@Suite struct ConcurrentlyTests {
  @Test func `what comes back stands in the order of the items`() {
    #expect(concurrently(Array(0..<100)) { $0 * $0 } == (0..<100).map { $0 * $0 })
    #expect(concurrently([Int]()) { $0 }.isEmpty)
  }

  @Test func `both come back, also where they work with several threads themselves`() {
    let (sum, names) = both(
      { both({ 1 }, { concurrently([2, 3]) { $0 }.reduce(0, +) }) }, { concurrently([1, 2]) { "\($0)" } })
    #expect(sum.0 == 1)
    #expect(sum.1 == 5)
    #expect(names == ["1", "2"])
  }
}
