import Reactive
import ReactiveTesting
import Testing

struct OfTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `sends the elements one after the other`() {
    #expect(events(of: Observable.of(1, 2)) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: Observable.of([1, 2])) == ["next([1, 2])", "completed"])
  }

  @Test func `takes a turn for each event on the scheduler it is given`() {
    #expect(
      TestScheduler.run { .of(1, 2, scheduler: $0) } == ["201 next(1)", "202 next(2)", "203 completed"])
  }
}
