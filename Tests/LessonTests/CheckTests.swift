import Reactive
import Testing
@testable import Lesson

/// Serialised, because a check captures the output of the whole process.
@Suite(.serialized) struct CheckTests {
  @Test func `a check without objections passes`() {
    #expect(Check { $0.expect(1, equals: 1, "one") }.run().isEmpty)
  }

  @Test func `a declaration of another type is reported with the required type`() {
    let relay = BehaviorRelay(value: [1])
    #expect(
      Check { $0.expect(relay.asObservable(), isDeclaredAs: Observable<[Int]>.self, "state") }.run().isEmpty)
    let objections = Check { examiner in
      examiner.expect(
        relay, isDeclaredAs: Observable<[Int]>.self, "state", "so that nobody else can send on it")
    }.run()
    #expect(
      objections.map(\.message) == [
        "`state` must be declared as `Observable<[Int]>`, so that nobody else can send on it; yours is "
          + "`BehaviorRelay<[Int]>`."
      ])
  }
}
