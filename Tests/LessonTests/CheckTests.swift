import Testing
@testable import Lesson

/// One after another: what a check looks at is printed by the whole process.
@Suite(.serialized) struct CheckTests {
  @Test func `a check without objections passes`() {
    #expect(Check { $0.expect(1, equals: 1, "one") }.run().isEmpty)
  }
}
