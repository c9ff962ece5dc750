import Dispatch
import Reactive
import ReactiveTesting
import Testing

struct InfallibleDurationTests {
  private let scheduler = TestScheduler(initialClock: 0)
  private let log = Log()

  @Test func `infallibles accept durations`() {
    let ticks = Observable<Int>.interval(.seconds(10), scheduler: scheduler).take(3).asInfallible(
      onErrorJustReturn: -1)
    func record(_ name: String, _ infallible: Infallible<Int>) {
      _ = infallible.subscribe(
        onNext: { [log, scheduler] in log("\(name) \($0) at \(scheduler.clock)") },
        onCompleted: { [log, scheduler] in log("\(name) completed at \(scheduler.clock)") })
    }
    record("debounce", ticks.debounce(Duration.seconds(15), scheduler: scheduler))
    record("take", ticks.take(for: Duration.seconds(25), scheduler: scheduler))
    record("throttle", ticks.throttle(Duration.seconds(15), latest: false, scheduler: scheduler))
    scheduler.start()
    #expect(
      log.lines.sorted() == [
        "debounce 2 at 30", "debounce completed at 30", "take 0 at 10", "take 1 at 20",
        "take completed at 25", "throttle 0 at 10", "throttle 2 at 30", "throttle completed at 30",
      ])
  }

  @Test func `a literal without a type is a time interval`() {
    let spans = SpanScheduler()
    let source = Infallible<Int>.never()
    source.take(for: .seconds(1), scheduler: spans).subscribe().dispose()
    source.take(for: Duration.seconds(1), scheduler: spans).subscribe().dispose()
    Infallible.just(1).concat(source).debounce(.seconds(1), scheduler: spans).subscribe().dispose()
    Infallible.just(1).concat(source).debounce(Duration.seconds(1), scheduler: spans).subscribe().dispose()
    Infallible.of(1, 2).concat(source).throttle(.seconds(1), scheduler: spans).subscribe().dispose()
    Infallible.of(1, 2).concat(source).throttle(Duration.seconds(1), scheduler: spans).subscribe()
      .dispose()
    #expect(
      spans.spans == [
        "seconds(1)", "nanoseconds(1000000000)", "seconds(1)", "nanoseconds(1000000000)",
        // `throttle` computes the rest of its interval.
        "nanoseconds(1000000000)", "nanoseconds(1000000000)",
      ])
  }
}
