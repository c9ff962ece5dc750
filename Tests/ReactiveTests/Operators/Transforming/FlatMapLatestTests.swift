import Reactive
import ReactiveTesting
import Testing

struct FlatMapLatestTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `the newest of synchronous sequences takes over`() {
    #expect(
      events(of: Observable.of(1, 2, 3).flatMapLatest { Observable.of($0, $0 * 10) }) == [
        "next(1)", "next(2)", "next(3)", "next(30)", "completed",
      ])
  }

  @Test func `the one before is left when the next element comes`() {
    let source = scheduler.hot(.next(210, 1), .next(220, 2), .completed(230))
    let inner = scheduler.cold(.next(5, 0), .next(15, 1), .completed(30))
    let result = scheduler.run(source.flatMapLatest { number in inner.map { number * 10 + $0 } })
    #expect(result == ["215 next(10)", "225 next(20)", "235 next(21)", "250 completed"])
    #expect(inner.subscriptions == [Subscription(210, 220), Subscription(220, 250)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `an error of the newest ends all, one of those before does not matter`() {
    let source = scheduler.hot(.next(210, 1), .next(220, 2), .next(300, 3))
    let late = scheduler.cold(.error(20, Failure.first))
    let failing = scheduler.cold(.error(30, Failure.second))
    #expect(scheduler.run(source.flatMapLatest { $0 == 1 ? late : failing }) == ["250 error(second)"])
    #expect(late.subscriptions == [Subscription(210, 220)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func `what the selector throws is the error, and lets both go`() {
    let source = scheduler.hot(.next(210, 1), .next(220, 2))
    let inner = scheduler.cold(.next(50, 0))
    let result = scheduler.run(
      source.flatMapLatest { number -> TestableObservable<Int> in
        if number == 2 { throw Failure.second }
        return inner
      })
    #expect(result == ["220 error(second)"])
    #expect(inner.subscriptions == [Subscription(210, 220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `lets both go at disposal`() {
    let source = scheduler.hot(.next(210, 1))
    let inner = scheduler.cold(.next(50, 0))
    #expect(scheduler.start(disposed: 230) { source.flatMapLatest { _ in inner } }.events == [])
    #expect(inner.subscriptions == [Subscription(210, 230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }
}
