import Reactive
import ReactiveTesting
import Testing

struct FlatMapLatestTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `the latest of several synchronous sequences replaces the earlier ones`() {
    #expect(
      events(of: Observable.of(1, 2, 3).flatMapLatest { Observable.of($0, $0 * 10) }) == [
        "next(1)", "next(2)", "next(3)", "next(30)", "completed",
      ])
  }

  @Test func `the previous inner sequence is disposed of at the next element`() {
    let source = scheduler.hot(.next(210, 1), .next(220, 2), .completed(230))
    let inner = scheduler.cold(.next(5, 0), .next(15, 1), .completed(30))
    let result = scheduler.run(source.flatMapLatest { number in inner.map { number * 10 + $0 } })
    #expect(result == ["215 next(10)", "225 next(20)", "235 next(21)", "250 completed"])
    #expect(inner.subscriptions == [Subscription(210, 220), Subscription(220, 250)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `an error terminates the result only if the latest sequence emits it`() {
    let source = scheduler.hot(.next(210, 1), .next(220, 2), .next(300, 3))
    let late = scheduler.cold(.error(20, Failure.first))
    let failing = scheduler.cold(.error(30, Failure.second))
    #expect(scheduler.run(source.flatMapLatest { $0 == 1 ? late : failing }) == ["250 error(second)"])
    #expect(late.subscriptions == [Subscription(210, 220)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func `an error thrown by the selector is emitted, and both sources are disposed of`() {
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

  @Test func `disposal disposes of the source and the inner sequence`() {
    let source = scheduler.hot(.next(210, 1))
    let inner = scheduler.cold(.next(50, 0))
    #expect(scheduler.start(disposed: 230) { source.flatMapLatest { _ in inner } }.events == [])
    #expect(inner.subscriptions == [Subscription(210, 230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `an element emitted by the disposal of a replaced sequence is dropped`() {
    let (outer, other) = (PublishSubject<Int>(), PublishSubject<Int>())
    let sending = Observable<Int>.create { _ in Disposables.create { other.onNext(1) } }
    var received: [Int] = []
    let subscription = outer.flatMapLatest { $0 == 0 ? Observable.merge(other, sending) : .never() }
      .subscribe(onNext: { received.append($0) })
    outer.onNext(0)
    outer.onNext(1)
    #expect(received.isEmpty)
    subscription.dispose()
  }
}
