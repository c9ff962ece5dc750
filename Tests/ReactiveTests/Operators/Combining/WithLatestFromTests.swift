import Reactive
import ReactiveTesting
import Testing

struct WithLatestFromTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `synchronous sources take turns`() {
    #expect(
      events(of: Observable.of(1, 2).withLatestFrom(Observable.of("a", "b")) { "\($0)\($1)" }) == [
        "next(1a)", "next(2b)", "completed",
      ])
  }

  @Test func `elements are dropped until the second source emits, and its completion has no effect`() {
    let source = scheduler.hot(.next(210, 1), .next(230, 2), .next(250, 3), .completed(300))
    let other = scheduler.hot(.next(220, 10), .next(240, 20), .completed(245))
    #expect(
      scheduler.run(source.withLatestFrom(other) { $0 + $1 }) == [
        "230 next(12)", "250 next(23)", "300 completed",
      ])
    #expect(source.subscriptions == [Subscription(200, 300)])
    #expect(other.subscriptions == [Subscription(200, 245)])
  }

  @Test func `without a selector, the latest element of the second source is emitted`() {
    let source = scheduler.hot(.next(210, 1), .next(230, 2), .next(240, 3), .completed(250))
    let other = scheduler.hot(.next(220, 10))
    #expect(scheduler.run(source.withLatestFrom(other)) == ["230 next(10)", "240 next(10)", "250 completed"])
    #expect(other.subscriptions == [Subscription(200, 250)])
  }

  @Test func `withLatestFrom fails with either source and disposes of the other one`() {
    let source = scheduler.hot(.next(230, 1))
    let failing = scheduler.hot(.next(210, 10), .error(220, Failure.first))
    #expect(scheduler.run(source.withLatestFrom(failing)) == ["220 error(first)"])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(
      events(of: Observable<Int>.error(Failure.second).withLatestFrom(Observable<Int>.never())) == [
        "error(second)"
      ])
  }

  @Test func `an error thrown by the result selector is emitted, and both sources are disposed of`() {
    let source = PublishSubject<Int>()
    let other = PublishSubject<Int>()
    let log = Log()
    _ = source.withLatestFrom(other) { _, _ -> Int in throw Failure.first }.subscribe(log.observer())
    other.onNext(1)
    source.onNext(1)
    #expect(log.lines == ["error(first)"])
    #expect(!source.hasObservers && !other.hasObservers)
  }

  @Test func `disposal disposes of both sources`() {
    let source = PublishSubject<Int>()
    let other = PublishSubject<Int>()
    let subscription = source.withLatestFrom(other).subscribe()
    #expect(source.hasObservers && other.hasObservers)
    subscription.dispose()
    #expect(!source.hasObservers && !other.hasObservers)
  }
}
