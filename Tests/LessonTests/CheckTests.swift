import Testing
@testable import Lesson

@Suite struct CheckTests {
  @Test func `a check without objections passes`() {
    #expect(Check { $0.expect(1, equals: 1, "one") }.run().isEmpty)
  }
}
