import Dispatch
import Reactive
import ReactiveTesting
import Testing

struct PrimitiveSequenceTests {
  private let log = Log()
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `deferred and using create a sequence for each subscription`() {
    var count = 0
    let single = Single<Int>.deferred {
      count += 1
      return .just(count)
    }
    #expect(events(of: single.asObservable()) == ["next(1)", "completed"])
    #expect(events(of: single.debug("x").asObservable()) == ["next(2)", "completed"])
    let flag = BooleanDisposable()
    let using = Single<Int>.using({ flag }, primitiveSequenceFactory: { _ in .just(1) })
    #expect(events(of: using.asObservable()) == ["next(1)", "completed"])
    #expect(flag.isDisposed)
  }

  @Test func `primitiveSequence of a single is the single itself`() {
    #expect(events(of: Single.just(1).primitiveSequence.asObservable()) == ["next(1)", "completed"])
  }

  @Test func `a timer emits on its scheduler`() {
    _ = Single<Int>.timer(.seconds(10), scheduler: scheduler).subscribe { [log, scheduler] in
      log("\($0) at \(scheduler.clock)")
    }
    scheduler.start()
    #expect(log.lines == ["success(0) at 10"])
  }
}
