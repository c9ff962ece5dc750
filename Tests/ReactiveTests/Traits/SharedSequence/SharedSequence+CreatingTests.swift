import Reactive
import Testing

@MainActor
struct SharedSequenceCreatingTests {
  @Test func `shared sequences can be created like observables`() {
    #expect(events(of: Driver<Int>.empty()) == ["completed"])
    #expect(events(of: Driver<Int>.never()) == [])
    #expect(events(of: Driver.just(1)) == ["next(1)", "completed"])
    #expect(events(of: Driver.of(1, 2)) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: Driver.from([1])) == ["next(1)", "completed"])
    #expect(events(of: Driver.from(1...2)) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: Driver.from(optional: 1)) == ["next(1)", "completed"])
    #expect(events(of: Driver.from(optional: Int?.none)) == ["completed"])
    #expect(events(of: Driver.deferred { .just(1) }) == ["next(1)", "completed"])
  }
}
