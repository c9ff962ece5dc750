import Dispatch
import Reactive
import ReactiveTesting
import Testing

struct TraitOperatorsTests {
  private let log = Log()
  private let failed = Single<Int>.error(Failure.first)

  @Test func `compactMap leaves nothing where there is nil`() {
    #expect(events(of: Single.just("1").compactMap { Int($0) }.asObservable()) == ["next(1)", "completed"])
    #expect(events(of: Single.just("x").compactMap { Int($0) }.asObservable()) == ["completed"])
    #expect(events(of: Maybe.just("1").compactMap { Int($0) }.asObservable()) == ["next(1)", "completed"])
    #expect(
      events(of: Maybe.just("1").compactMap { _ -> Int? in throw Failure.first }.asObservable())
        == ["error(first)"])
  }

  @Test func `ifEmpty puts something in the place of nothing`() {
    let empty = Maybe<Int>.empty()
    #expect(events(of: empty.ifEmpty(default: 4).asObservable()) == ["next(4)", "completed"])
    #expect(events(of: Maybe.just(1).ifEmpty(default: 4).asObservable()) == ["next(1)", "completed"])
    #expect(events(of: empty.ifEmpty(switchTo: Single.just(5)).asObservable()) == ["next(5)", "completed"])
    #expect(events(of: empty.ifEmpty(switchTo: Maybe<Int>.empty()).asObservable()) == ["completed"])
    #expect(
      events(of: Maybe<Int>.error(Failure.first).ifEmpty(default: 4).asObservable()) == ["error(first)"])
  }

  @Test func `catch goes on with another`() {
    #expect(events(of: failed.catch { _ in .just(1) }.asObservable()) == ["next(1)", "completed"])
    #expect(events(of: failed.catch { _ in throw Failure.second }.asObservable()) == ["error(second)"])
    #expect(events(of: failed.catchAndReturn(2).asObservable()) == ["next(2)", "completed"])
    #expect(
      events(of: Maybe<Int>.error(Failure.first).catchAndReturn(2).asObservable()) == [
        "next(2)", "completed",
      ])
    #expect(
      events(of: Completable.error(Failure.first).catch { _ in .empty() }.asObservable()) == ["completed"])
  }

  @Test func `retry subscribes anew`() {
    var attempts = 0
    let flaky = Single<Int>.deferred {
      attempts += 1
      return attempts < 3 ? .error(Failure.first) : .just(attempts)
    }
    #expect(events(of: flaky.retry(2).asObservable()) == ["error(first)"])
    attempts = 0
    #expect(events(of: flaky.retry(3).asObservable()) == ["next(3)", "completed"])
    attempts = 0
    #expect(
      events(of: flaky.retry(when: { (errors: Observable<any Error>) in errors }).asObservable())
        == ["next(3)", "completed"])
    attempts = 0
    #expect(
      events(of: flaky.retry(when: { (errors: Observable<Failure>) in errors.take(1) }).asObservable())
        == ["completed"])
  }

  @Test func `time passes on the scheduler it is measured by`() {
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

  @Test func `schedulers deliver and subscribe`() {
    let scheduler = TestScheduler(initialClock: 0)
    _ = Single.just(1).observe(on: scheduler).subscribe { [log] in log("\(scheduler.clock): \($0)") }
    _ = Single.just(2).subscribe(on: scheduler).subscribe { [log] in log("\(scheduler.clock): \($0)") }
    #expect(log.lines == [])
    scheduler.start()
    #expect(log.lines.map { $0.suffix(10) } == ["success(1)", "success(2)"])
  }
}
