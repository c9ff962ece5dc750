import ExitTesting
import Reactive
import ReactiveTesting
import Testing

struct RetryTests {
  private let scheduler = TestScheduler(initialClock: 0)
  typealias Numbers = Observable<Int>

  /// Returns a sequence that fails for its first `count` subscriptions and then completes.
  private static func numbersFailing(times count: Int) -> Numbers {
    var failures = 0
    return .deferred {
      failures += 1
      return failures > count ? .just(failures) : .error(Failure.first)
    }
  }

  @Test func `retry subscribes again until the source completes`() {
    #expect(events(of: Self.numbersFailing(times: 3).retry()) == ["next(4)", "completed"])
    #expect(events(of: Numbers.of(1).retry()) == ["next(1)", "completed"])
    #expect(events(of: failing(1).retry().take(3)) == ["next(1)", "next(1)", "next(1)", "completed"])
  }

  @Test func `retry with a limit counts the first attempt`() {
    #expect(
      events(of: failing(1).retry(3)) == ["next(1)", "next(1)", "next(1)", "error(first)"])
    #expect(events(of: failing(1).retry(1)) == ["next(1)", "error(first)"])
    #expect(events(of: failing(1).retry(0)) == ["completed"])
    #expect(events(of: Self.numbersFailing(times: 2).retry(3)) == ["next(3)", "completed"])
  }

  @Test(.exitTest) func `retry with a negative limit traps`() async {
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).retry(-1) }
  }

  @Test func `retry stops at disposal`() throws {
    let log = Log()
    var subjects: [PublishSubject<Int>] = []
    let source = Numbers.deferred {
      subjects.append(PublishSubject())
      return subjects[subjects.count - 1]
    }
    let subscription = source.retry().subscribe(log.observer())
    let first = try #require(subjects.first)
    first.onNext(1)
    first.onError(Failure.first)
    #expect(subjects.count == 2)
    let second = try #require(subjects.last)
    #expect(!first.hasObservers && second.hasObservers)
    second.onNext(2)
    subscription.dispose()
    #expect(!second.hasObservers)
    #expect(subjects.count == 2)
    #expect(log.lines == ["next(1)", "next(2)"])
  }

  /// Runs in a process of its own, because a stack overflow ends the process.
  @Test(.exitTest) func `retrying 100,000 times does not grow the stack`() async {
    await #expect(processExitsWith: .success) {
      precondition(
        events(of: Self.numbersFailing(times: 100_000).retry()) == ["next(100001)", "completed"])
      precondition(
        events(of: Self.numbersFailing(times: 100_000).retry(100_001)) == ["next(100001)", "completed"])
      precondition(
        events(
          of: Self.numbersFailing(times: 100_000).retry(when: { (errors: Observable<any Error>) in errors }))
          == [
            "next(100001)", "completed",
          ])
    }
  }

  @Test func `retry(when:) resubscribes each time the notifier emits an element`() {
    #expect(
      events(of: failing(1).retry(when: { (errors: Observable<any Error>) in errors.take(2) })) == [
        "next(1)", "next(1)", "next(1)", "completed",
      ])
    let source = Self.numbersFailing(times: 3).retry(when: { (errors: Observable<any Error>) in errors })
    #expect(events(of: source) == ["next(4)", "completed"])
    #expect(events(of: source) == ["next(5)", "completed"])
  }

  @Test func `retry(when:) fails if the notifier fails`() {
    let source = failing(1).retry(when: { (errors: Observable<any Error>) in
      errors.flatMap { _ in Numbers.error(Failure.second) }
    })
    #expect(events(of: source) == ["next(1)", "error(second)"])
  }

  @Test func `retry(when:) terminates if the notifier has terminated when the source fails`() {
    let source = PublishSubject<Int>()
    let log = Log()
    _ = source.retry(when: { (_: Observable<any Error>) in Observable<Int>.empty() }).subscribe(
      log.observer())
    source.onNext(1)
    #expect(log.lines == ["next(1)"])
    source.onError(Failure.first)
    #expect(log.lines == ["next(1)", "completed"])
    let failed = failing(1).retry(when: { (_: Observable<any Error>) in Numbers.error(Failure.second) })
    #expect(events(of: failed) == ["next(1)", "error(second)"])
  }

  @Test func `retry(when:) waits for the notifier, and ignores it except after an error`() {
    let notifier = PublishSubject<Void>()
    let log = Log()
    var attempts = 0
    let source = Numbers.deferred {
      attempts += 1
      return failing(attempts)
    }
    let subscription = source.retry(when: { (_: Observable<any Error>) in notifier }).subscribe(
      log.observer())
    #expect(log.lines == ["next(1)"])
    notifier.onNext(())
    #expect(log.lines == ["next(1)", "next(2)"])
    #expect(notifier.hasObservers)
    subscription.dispose()
    #expect(!notifier.hasObservers)
    notifier.onNext(())
    #expect(attempts == 2)

    let quiet = PublishSubject<Int>()
    let other = quiet.retry(when: { (_: Observable<any Error>) in notifier }).subscribe(
      log.observer("quiet "))
    notifier.onNext(())
    quiet.onNext(1)
    #expect(log.lines == ["next(1)", "next(2)", "quiet next(1)"])
    other.dispose()
    #expect(!quiet.hasObservers)
  }

  @Test func `retry(when:) disposes of the notifier when the source completes`() {
    let source = PublishSubject<Int>()
    let notifier = PublishSubject<Int>()
    let subscription = source.retry(when: { (_: Observable<any Error>) in notifier }).subscribe()
    source.onCompleted()
    #expect(!notifier.hasObservers)
    subscription.dispose()
  }

  @Test func `retry(when:) with an error type forwards errors of other types`() {
    struct Other: Error {}
    let log = Log()
    let typed = failing(1).retry(when: { (errors: Observable<Failure>) in
      errors.do(onNext: { log("\($0)") }).take(1)
    })
    #expect(events(of: typed) == ["next(1)", "next(1)", "completed"])
    #expect(log.lines == ["first"])
    let untyped = Numbers.error(Other()).retry(when: { (errors: Observable<Failure>) in errors })
    #expect(events(of: untyped) == ["error(Other())"])
  }

  @Test func `one error causes one attempt, however many elements the notifier emits for it`() {
    let source = Self.numbersFailing(times: 2).retry(when: { (errors: Observable<any Error>) in
      errors.flatMap { _ in Numbers.of(1, 2, 3) }
    })
    #expect(events(of: source) == ["next(3)", "completed"])
  }

  @Test func `each attempt starts when the previous one has failed`() {
    let source = scheduler.cold(.next(10, 1), .error(20, Failure.first))
    #expect(scheduler.run(source.retry(2)) == ["210 next(1)", "230 next(1)", "240 error(first)"])
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(220, 240)])
  }

  @Test func `retry(when:) waits for the inner sequence of each error`() {
    let source = scheduler.cold(.next(10, 1), .error(20, Failure.first))
    let pauses = scheduler.cold(.next(30, 0), .completed(31))
    let result = scheduler.run(
      source.retry(when: { (errors: Observable<any Error>) in
        errors.enumerated().flatMap { index, error -> Observable<Int> in
          if index == 2 { throw error }
          return pauses.asObservable()
        }
      }))
    #expect(result == ["210 next(1)", "260 next(1)", "310 next(1)", "320 error(first)"])
    #expect(
      source.subscriptions == [Subscription(200, 220), Subscription(250, 270), Subscription(300, 320)])
    #expect(pauses.subscriptions == [Subscription(220, 251), Subscription(270, 301)])
  }
}
