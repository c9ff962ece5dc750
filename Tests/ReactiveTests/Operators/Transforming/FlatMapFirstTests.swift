import Reactive
import ReactiveTesting
import Testing

struct FlatMapFirstTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `the first of several synchronous sequences is emitted completely`() {
    #expect(
      events(of: Observable.of(1, 2, 3).flatMapFirst { Observable.of($0, $0 * 10) }) == [
        "next(1)", "next(10)", "completed",
      ])
  }

  @Test func `elements emitted while an inner sequence is active are dropped`() {
    let source = scheduler.hot(.next(210, 1), .next(220, 2), .next(250, 3), .completed(260))
    let inner = scheduler.cold(.next(10, 0), .completed(30))
    var selected: [Int] = []
    let result = scheduler.run(
      source.flatMapFirst { number in
        selected.append(number)
        return inner.map { number * 10 + $0 }
      })
    #expect(result == ["220 next(10)", "260 next(30)", "280 completed"])
    #expect(selected == [1, 3])
    #expect(inner.subscriptions == [Subscription(210, 240), Subscription(250, 280)])
    #expect(source.subscriptions == [Subscription(200, 260)])
  }

  @Test func `an error of the inner sequence terminates the result`() {
    let source = scheduler.hot(.next(210, 1), .next(300, 2))
    let inner = scheduler.cold(.error(10, Failure.first))
    #expect(scheduler.run(source.flatMapFirst { _ in inner }) == ["220 error(first)"])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `an error thrown by the selector is emitted, and the source is disposed of`() {
    let source = scheduler.hot(.next(210, 1))
    #expect(
      scheduler.run(source.flatMapFirst { _ -> Observable<Int> in throw Failure.second }) == [
        "210 error(second)"
      ])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func `disposal disposes of the source and the inner sequence`() {
    let source = scheduler.hot(.next(210, 1))
    let inner = scheduler.cold(.next(50, 0))
    #expect(scheduler.start(disposed: 230) { source.flatMapFirst { _ in inner } }.events == [])
    #expect(inner.subscriptions == [Subscription(210, 230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }
}
