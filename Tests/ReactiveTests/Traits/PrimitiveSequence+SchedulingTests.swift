import Dispatch
import Reactive
import ReactiveTesting
import Testing

struct PrimitiveSequenceSchedulingTests {
  private let log = Log()

  @Test func `timing operators use the time of their scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Single.just(1)
    func record(_ name: String, _ single: Single<Int>) {
      _ = single.subscribe { [log] in log("\(name) at \(scheduler.clock): \($0)") }
    }
    record("delay", source.delay(.seconds(20), scheduler: scheduler))
    record("delaySubscription", source.delaySubscription(.seconds(30), scheduler: scheduler))
    record("timeout", Single<Int>.never().timeout(.seconds(40), scheduler: scheduler))
    record("other", Single<Int>.never().timeout(.seconds(50), other: source, scheduler: scheduler))
    record("in time", source.timeout(.seconds(60), scheduler: scheduler))
    scheduler.start()
    #expect(
      log.lines == [
        "in time at 0: success(1)", "delay at 20: success(1)", "delaySubscription at 30: success(1)",
        "timeout at 40: failure(Sequence timeout.)", "other at 50: success(1)",
      ])
  }

  @Test func `observe(on:) and subscribe(on:) use their scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    _ = Single.just(1).observe(on: scheduler).subscribe { [log] in log("\(scheduler.clock): \($0)") }
    _ = Single.just(2).subscribe(on: scheduler).subscribe { [log] in log("\(scheduler.clock): \($0)") }
    #expect(log.lines == [])
    scheduler.start()
    #expect(log.lines.map { $0.suffix(10) } == ["success(1)", "success(2)"])
  }
}
