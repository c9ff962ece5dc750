import Dispatch
import Reactive
import ReactiveTesting
import Testing

struct InfallibleTimingTests {
  private let log = Log()

  @Test func `timing operators use the time of their scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let ticks = Infallible<Int>.create { observer in
      Observable<Int>.interval(.seconds(10), scheduler: scheduler).take(4).subscribe(
        onNext: { observer(.next($0)) }, onCompleted: { observer(.completed) })
    }
    func record(_ name: String, _ infallible: Infallible<Int>) {
      _ = infallible.subscribe(onNext: { [log] in log("\(name) \($0) at \(scheduler.clock)") })
    }
    record("take", ticks.take(for: .seconds(15), scheduler: scheduler))
    record("debounce", ticks.debounce(.seconds(15), scheduler: scheduler))
    record("throttle", ticks.throttle(.seconds(25), latest: false, scheduler: scheduler))
    scheduler.start()
    #expect(
      log.lines.sorted() == ["debounce 3 at 40", "take 0 at 10", "throttle 0 at 10", "throttle 3 at 40"])
  }
}
