import Dispatch
import ReactiveTesting
import Testing

@testable import Reactive

struct RestartableTimerTests {
  private let scheduler = TestScheduler(initialClock: 0)
  private let log = Log()

  @Test func `only the last action is called, even if the earlier ones can no longer be cancelled`() {
    let timer = RestartableTimer(Gate(), Lifetime(), UncancellableScheduler(base: scheduler))
    for name in ["first", "second", "third"] { timer.set(after: .seconds(10)) { [log] in log(name) } }
    scheduler.start()
    #expect(log.lines == ["third"])
  }

  @Test func `an action that has waited for the gate is not called if the timer was set again meanwhile`() {
    let gate = Gate()
    let timer = RestartableTimer(gate, Lifetime(), scheduler)
    gate.perform { [scheduler, log] in
      timer.set(after: .seconds(10)) { log("first") }
      scheduler.advanceTo(15)
      timer.set(after: .seconds(10)) { log("second at \(scheduler.clock)") }
    }
    #expect(log.lines == [])
    scheduler.start()
    #expect(log.lines == ["second at 25"])
  }

  @Test func `no action is called after the end of the lifetime`() {
    let lifetime = Lifetime()
    let timer = RestartableTimer(Gate(), lifetime, UncancellableScheduler(base: scheduler))
    timer.set(after: .seconds(10)) { [log] in log("before") }
    lifetime.dispose()
    timer.set(after: .seconds(10)) { [log] in log("after") }
    scheduler.start()
    #expect(log.lines == [])
  }

  @Test func `operators emit the same events if their timers can no longer be cancelled`() {
    let span = RxTimeInterval.seconds(100)
    let stages: [(Observable<Int>, any SchedulerType) -> Observable<Int>] = [
      { $0.throttle(span, scheduler: $1) },
      { $0.debounce(span, scheduler: $1) },
      { $0.timeout(span, other: Observable.just(-1), scheduler: $1) },
      { $0.buffer(timeSpan: span, count: 2, scheduler: $1).map(\.count) },
      { $0.window(timeSpan: span, count: 2, scheduler: $1).flatMap { $0.toArray() }.map(\.count) },
      { $0.delay(span, scheduler: $1) },
      { $0.take(for: span, scheduler: $1) },
    ]
    for (place, stage) in stages.enumerated() {
      func run(on scheduler: (TestScheduler) -> any SchedulerType) -> [String] {
        TestScheduler.run { test in
          let source = test.hot(.next(210, 1), .next(250, 2), .next(310, 3), .next(310, 4), .next(320, 5))
          return stage(source.asObservable(), scheduler(test))
        }
      }
      #expect(run { UncancellableScheduler(base: $0) } == run { $0 }, "stage \(place)")
    }
  }
}
