import Dispatch
import Reactive
import ReactiveTesting
import Testing

@MainActor
struct SharedSequenceDurationTests {
  private let log = Log()

  @Test func `shared sequences accept durations`() {
    let scheduler = TestScheduler(initialClock: 0)
    func record(_ name: String, _ driver: Driver<Int>) {
      _ = driver.drive(onNext: { [log] in log("\(name) \($0) at \(scheduler.clock)") })
    }
    SharingScheduler.mock(scheduler: scheduler) {
      let source = Driver<Int>.timer(Duration.seconds(10), period: Duration.seconds(10))
      record("interval", .interval(Duration.seconds(12)))
      record("delay", source.delay(Duration.seconds(4)))
      record("throttle", source.throttle(Duration.seconds(25), latest: false))
      record("debounce", source.debounce(Duration.seconds(5)))
    }
    scheduler.advanceTo(29)
    #expect(
      log.lines.sorted() == [
        "debounce 0 at 15", "debounce 1 at 25", "delay 0 at 14", "delay 1 at 24", "interval 0 at 12",
        "interval 1 at 24", "throttle 0 at 10",
      ])
  }

  @Test func `a literal without a type is a time interval`() {
    let spans = SpanScheduler()
    SharingScheduler.mock(scheduler: spans) {
      _ = Driver<Int>.interval(.seconds(1)).drive()
      _ = Driver<Int>.interval(Duration.seconds(1)).drive()
      _ = Driver<Int>.timer(.seconds(1), period: .milliseconds(5)).drive()
      _ = Driver<Int>.timer(Duration.seconds(1), period: Duration.milliseconds(5)).drive()
    }
    #expect(
      spans.spans == [
        "seconds(1), seconds(1)", "nanoseconds(1000000000), nanoseconds(1000000000)",
        "seconds(1), milliseconds(5)", "nanoseconds(1000000000), nanoseconds(5000000)",
      ])
  }
}
