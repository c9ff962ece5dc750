import Reactive
import ReactiveTesting
import Testing

struct SwitchLatestTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `the newest of synchronous sequences takes over`() {
    #expect(
      events(of: Observable.of(Observable.of(1, 2), Observable.of(3, 4)).switchLatest()) == [
        "next(1)", "next(3)", "next(4)", "completed",
      ])
  }

  @Test func `the one before is left when the next one comes`() {
    let inner = scheduler.cold(.next(5, 0), .next(15, 1), .completed(30))
    let source = scheduler.hot(.next(210, 1), .next(220, 2), .completed(230))
    let result = scheduler.run(source.map { number in inner.map { number * 10 + $0 } }.switchLatest())
    #expect(result == ["215 next(10)", "225 next(20)", "235 next(21)", "250 completed"])
    #expect(inner.subscriptions == [Subscription(210, 220), Subscription(220, 250)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `fails with the newest, and lets both go at disposal`() {
    let outer = PublishSubject<PublishSubject<Int>>()
    let log = Log()
    for end in [Event<Int>.error(Failure.first), nil] {
      let old = PublishSubject<Int>()
      let new = PublishSubject<Int>()
      let subscription = outer.switchLatest().subscribe(log.observer())
      outer.onNext(old)
      outer.onNext(new)
      #expect(!old.hasObservers && new.hasObservers)
      if let end { new.on(end) } else { subscription.dispose() }
      #expect(!outer.hasObservers && !new.hasObservers)
    }
    #expect(log.lines == ["error(first)"])
  }
}
