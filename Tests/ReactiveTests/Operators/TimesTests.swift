import Reactive
import ReactiveTesting
import Testing

/// When operators with several sources, or several runs of one, send, subscribe and let go, in virtual time.
struct TimesTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func hot(_ events: Recorded<Event<Int>>...) -> TestableObservable<Int> {
    scheduler.createHotObservable(events)
  }

  private func cold(_ events: Recorded<Event<Int>>...) -> TestableObservable<Int> {
    scheduler.createColdObservable(events)
  }

  /// What `sequence` sends, each event with its time.
  private func run(_ sequence: Observable<Int>) -> [String] {
    scheduler.start { sequence }.events.map { "\($0.time) \($0.value)" }
  }

  @Test func `take(until: other)`() {
    let source = hot(.next(210, 1), .next(240, 2), .completed(300))
    let other = hot(.next(225, 9))
    #expect(run(source.take(until: other)) == ["210 next(1)", "225 completed"])
    #expect(source.subscriptions == [Subscription(200, 225)])
    #expect(other.subscriptions == [Subscription(200, 225)])
  }

  @Test func `take(until: other) whose other completes`() {
    let source = hot(.next(210, 1), .completed(300))
    let other = hot(.completed(225))
    #expect(run(source.take(until: other)) == ["210 next(1)", "300 completed"])
    #expect(source.subscriptions == [Subscription(200, 300)])
    #expect(other.subscriptions == [Subscription(200, 225)])
  }

  @Test func `skip(until:)`() {
    let source = hot(.next(210, 1), .next(240, 2), .completed(300))
    let other = hot(.next(225, 9), .completed(250))
    #expect(run(source.skip(until: other)) == ["240 next(2)", "300 completed"])
    #expect(source.subscriptions == [Subscription(200, 300)])
    #expect(other.subscriptions == [Subscription(200, 225)])
  }

  @Test func `skip(until:) whose source completes first`() {
    let source = hot(.next(210, 1), .completed(250))
    let other = hot(.error(300, Failure.first))
    #expect(run(source.skip(until: other)) == [])
    #expect(source.subscriptions == [Subscription(200, 250)])
    #expect(other.subscriptions == [Subscription(200, 250)])
  }

  @Test func `sample`() {
    let source = hot(.next(210, 1), .next(220, 2), .next(230, 3), .completed(240))
    let sampler = hot(.next(215, 0), .next(225, 0), .completed(260))
    #expect(run(source.sample(sampler)) == ["215 next(1)", "225 next(2)", "260 next(3)", "260 completed"])
    #expect(source.subscriptions == [Subscription(200, 240)])
    #expect(sampler.subscriptions == [Subscription(200, 260)])
  }

  @Test func `amb`() {
    let source = hot(.next(220, 1), .completed(250))
    let other = hot(.next(210, 2), .error(240, Failure.first))
    #expect(run(source.amb(other)) == ["210 next(2)", "240 error(first)"])
    #expect(source.subscriptions == [Subscription(200, 210)])
    #expect(other.subscriptions == [Subscription(200, 240)])
  }

  @Test func `of events at one time the one of the source that was made first comes first`() {
    let source = hot(.next(210, 1), .completed(220))
    let other = hot(.next(210, 2), .completed(220))
    #expect(run(source.amb(other)) == ["210 next(1)", "220 completed"])
    #expect(other.subscriptions == [Subscription(200, 210)])
  }

  @Test func `ifEmpty(switchTo:)`() {
    let source = hot(.completed(210))
    let other = cold(.next(10, 1), .completed(20))
    #expect(run(source.ifEmpty(switchTo: other.asObservable())) == ["220 next(1)", "230 completed"])
    #expect(source.subscriptions == [Subscription(200, 210)])
    #expect(other.subscriptions == [Subscription(210, 230)])
  }

  @Test func `catch`() {
    let source = cold(.next(10, 1), .error(20, Failure.first))
    let other = cold(.next(10, 2), .completed(20))
    #expect(
      run(source.catch { _ in other.asObservable() }) == ["210 next(1)", "230 next(2)", "240 completed"])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(other.subscriptions == [Subscription(220, 240)])
  }

  @Test func `retry`() {
    let source = cold(.next(10, 1), .error(20, Failure.first))
    #expect(run(source.retry(2)) == ["210 next(1)", "230 next(1)", "240 error(first)"])
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(220, 240)])
  }

  @Test func `retry(when:)`() {
    let source = cold(.next(10, 1), .error(20, Failure.first))
    let pauses = cold(.next(30, 0), .completed(31))
    let result = run(
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

  @Test func `groupBy whose groups outlive it`() {
    let source = hot(.next(210, 1), .next(220, 2), .next(230, 3), .completed(300))
    var groups: [String] = []
    let result = scheduler.start(disposed: 225) { [scheduler] in
      source.groupBy { $0 % 2 }.do(onNext: { group in
        _ = group.subscribe { groups.append("\(scheduler.clock) \(group.key): \($0)") }
      }).map(\.key)
    }
    #expect(result.events == [.next(210, 1), .next(220, 0)])
    #expect(
      groups == [
        "210 1: next(1)", "220 0: next(2)", "230 1: next(3)", "300 1: completed", "300 0: completed",
      ])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func `concat and a limited merge subscribe when there is room`() {
    let first = cold(.next(10, 1), .completed(20))
    let second = cold(.next(10, 2), .completed(20))
    let third = cold(.next(10, 3), .completed(20))
    let all = Observable.of(first.asObservable(), second.asObservable(), third.asObservable())
    #expect(
      run(all.merge(maxConcurrent: 2)) == ["210 next(1)", "210 next(2)", "230 next(3)", "240 completed"])
    #expect(third.subscriptions == [Subscription(220, 240)])
  }

  @Test func `merge lets all go with the first error`() {
    let first = hot(.next(210, 1), .completed(300))
    let second = hot(.error(220, Failure.first))
    #expect(
      run(Observable.merge(first.asObservable(), second.asObservable())) == [
        "210 next(1)", "220 error(first)",
      ])
    #expect(first.subscriptions == [Subscription(200, 220)])
    #expect(second.subscriptions == [Subscription(200, 220)])
  }

  @Test func `concat does not go on after disposal`() {
    let first = hot(.next(210, 1))
    let second = hot(.next(220, 2))
    #expect(run(first.concat(second)) == ["210 next(1)"])
    #expect(first.subscriptions == [Subscription(200, 1000)])
    #expect(second.subscriptions == [])
  }
}
