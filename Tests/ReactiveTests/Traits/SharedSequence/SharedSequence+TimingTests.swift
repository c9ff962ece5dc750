import Dispatch
import Reactive
import ReactiveTesting
import Testing

@MainActor
struct SharedSequenceTimingTests {
  private let log = Log()

  @Test func `timing operators use the scheduler of the sharing strategy`() {
    let scheduler = TestScheduler(initialClock: 0)
    func record(_ name: String, _ driver: Driver<Int>) {
      _ = driver.drive(onNext: { [log] in log("\(name) \($0) at \(scheduler.clock)") })
    }
    SharingScheduler.mock(scheduler: scheduler) {
      let source = Driver<Int>.timer(.seconds(10), period: .seconds(10))
      record("delay", source.delay(.seconds(4)))
      record("throttle", source.throttle(.seconds(25), latest: false))
      record("debounce", source.debounce(.seconds(5)))
    }
    scheduler.advanceTo(29)
    #expect(
      log.lines.sorted() == [
        "debounce 0 at 15", "debounce 1 at 25", "delay 0 at 14", "delay 1 at 24", "throttle 0 at 10",
      ])
  }
}
