import Dispatch
import Reactive
import ReactiveTesting
import Testing

struct PrimitiveSequenceDurationTests {
  private let log = Log()

  @Test func `traits accept durations`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Single.just(1)
    func record(_ name: String, _ single: Single<Int>) {
      _ = single.subscribe { [log] in log("\(name) at \(scheduler.clock): \($0)") }
    }
    record("timer", .timer(Duration.seconds(10), scheduler: scheduler))
    record("delay", source.delay(Duration.seconds(20), scheduler: scheduler))
    record("delaySubscription", source.delaySubscription(Duration.seconds(30), scheduler: scheduler))
    record("timeout", Single<Int>.never().timeout(Duration.seconds(40), scheduler: scheduler))
    record("other", Single<Int>.never().timeout(Duration.seconds(50), other: source, scheduler: scheduler))
    scheduler.start()
    #expect(
      log.lines == [
        "timer at 10: success(0)", "delay at 20: success(1)", "delaySubscription at 30: success(1)",
        "timeout at 40: failure(Sequence timeout.)", "other at 50: success(1)",
      ])
  }

  @Test func `a literal without a type is a time interval`() {
    let spans = SpanScheduler()
    let source = Single<Int>.never()
    let singles = [
      Single<Int>.timer(.seconds(1), scheduler: spans),
      Single<Int>.timer(Duration.seconds(1), scheduler: spans),
      Single.just(1).delay(.seconds(1), scheduler: spans),
      Single.just(1).delay(Duration.seconds(1), scheduler: spans),
      source.delaySubscription(.seconds(1), scheduler: spans),
      source.delaySubscription(Duration.seconds(1), scheduler: spans),
      source.timeout(.seconds(1), scheduler: spans),
      source.timeout(Duration.seconds(1), scheduler: spans),
      source.timeout(.seconds(1), other: source, scheduler: spans),
      source.timeout(Duration.seconds(1), other: source, scheduler: spans),
    ]
    for single in singles { single.subscribe().dispose() }
    #expect(
      spans.spans == Array(repeating: ["seconds(1)", "nanoseconds(1000000000)"], count: 5).flatMap { $0 })
  }
}
