import Reactive
import ReactiveTesting
import Testing

struct JustTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `sends one element and completes`() {
    #expect(events(of: Observable.just([1, 2])) == ["next([1, 2])", "completed"])
  }

  @Test func `does not complete for an observer that has left with the element`() {
    let log = Log()
    #expect(
      events(of: Observable.just(1).do(onCompleted: { log("completed") }).take(1)) == [
        "next(1)", "completed",
      ])
    #expect(log.lines == [])
  }

  @Test func `takes a turn for each event on the scheduler it is given`() {
    #expect(TestScheduler.run { .just(1, scheduler: $0) } == ["201 next(1)", "202 completed"])
  }
}
