import Reactive
import ReactiveTesting
import Testing

struct MergeTests {
  private let scheduler = TestScheduler(initialClock: 0)
  typealias Numbers = Observable<Int>

  @Test func `synchronous sources take turns in merge`() {
    #expect(
      events(of: Numbers.merge(.of(1, 2, 3), .of(10, 20, 30))) == [
        "next(1)", "next(10)", "next(2)", "next(20)", "next(3)", "next(30)", "completed",
      ])
    #expect(
      events(of: Numbers.merge(failing(1, 2), .of(10, 20, 30))) == [
        "next(1)", "next(10)", "next(2)", "next(20)", "error(first)",
      ])
    #expect(events(of: Numbers.merge([Numbers]())) == ["completed"])
  }

  @Test func `merge with a limit subscribes to that many sources at a time`() {
    #expect(
      events(of: Observable.of(Numbers.of(1, 2), Numbers.of(3, 4)).merge(maxConcurrent: 1)) == [
        "next(1)", "next(2)", "next(3)", "next(4)", "completed",
      ])
  }

  @Test func `with a limit of 0, no inner sequence is subscribed to`() {
    let log = Log()
    let inner = Numbers.deferred {
      log("subscribed")
      return .just(1)
    }
    #expect(events(of: Observable.of(inner).merge(maxConcurrent: 0)) == ["completed"])
    #expect(events(of: Observable<Numbers>.error(Failure.first).merge(maxConcurrent: 0)) == ["error(first)"])
    #expect(log.lines == [])
  }

  @Test func `with a limit, a waiting source is subscribed to when another one completes`() {
    let first = scheduler.cold(.next(10, 1), .completed(20))
    let second = scheduler.cold(.next(10, 2), .completed(20))
    let third = scheduler.cold(.next(10, 3), .completed(20))
    let all = Observable.of(first.asObservable(), second.asObservable(), third.asObservable())
    #expect(
      scheduler.run(all.merge(maxConcurrent: 2)) == [
        "210 next(1)", "210 next(2)", "230 next(3)", "240 completed",
      ])
    #expect(third.subscriptions == [Subscription(220, 240)])
  }

  @Test func `the first error disposes of all sources`() {
    let first = scheduler.hot(.next(210, 1), .completed(300))
    let second = scheduler.hot(.error(220, Failure.first))
    #expect(
      scheduler.run(Observable.merge(first.asObservable(), second.asObservable())) == [
        "210 next(1)", "220 error(first)",
      ])
    #expect(first.subscriptions == [Subscription(200, 220)])
    #expect(second.subscriptions == [Subscription(200, 220)])
  }

  @Test func `merge subscribes to all inner sequences, and to later ones as they are emitted`() {
    let outer = PublishSubject<PublishSubject<Int>>()
    let inner = [PublishSubject<Int>(), PublishSubject<Int>()]
    let log = Log()
    _ = outer.merge().subscribe(log.observer())
    outer.onNext(inner[0])
    inner[0].onNext(1)
    outer.onNext(inner[1])
    outer.onCompleted()
    inner[1].onNext(2)
    inner[0].onCompleted()
    #expect(log.lines == ["next(1)", "next(2)"])
    inner[1].onCompleted()
    #expect(log.lines == ["next(1)", "next(2)", "completed"])
  }

  @Test func `disposal disposes of all sources, and waiting sources are not subscribed to`() {
    let outer = PublishSubject<PublishSubject<Int>>()
    let inner = [PublishSubject<Int>(), PublishSubject<Int>()]
    let subscription = outer.merge(maxConcurrent: 1).subscribe()
    for source in inner { outer.onNext(source) }
    #expect(inner.map(\.hasObservers) == [true, false])
    subscription.dispose()
    #expect(!outer.hasObservers)
    #expect(inner.map(\.hasObservers) == [false, false])
  }
}
