import Reactive
import ReactiveTesting
import Testing

struct OfTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `of emits its arguments in order`() {
    #expect(events(of: Observable.of(1, 2)) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: Observable.of([1, 2])) == ["next([1, 2])", "completed"])
  }

  @Test func `each event is emitted in a separate turn on the given scheduler`() {
    #expect(
      TestScheduler.run { .of(1, 2, scheduler: $0) } == ["201 next(1)", "202 next(2)", "203 completed"])
  }
}
