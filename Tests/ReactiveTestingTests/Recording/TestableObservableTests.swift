import Reactive
import ReactiveTesting
import Testing

struct TestableObservableTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `operators receive nothing after the first terminal event of a script`() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .completed(220), .next(230, 2), .completed(240),
    ])
    let result = scheduler.start { source.map { $0 * 10 } }
    #expect(result.events == [.next(210, 10), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test(arguments: [false, true])
  func `an observer object receives the whole script`(isHot: Bool) {
    let script = Recorded.events(.next(10, 1), .completed(20), .next(30, 2))
    let source = isHot ? scheduler.createHotObservable(script) : scheduler.createColdObservable(script)
    let observer = scheduler.createObserver(Int.self)
    let subscription = source.subscribe(observer)
    scheduler.start()
    #expect(observer.events == script)
    #expect(source.subscriptions == [Subscription(0)])
    subscription.dispose()
    #expect(source.subscriptions == [Subscription(0, 30)])
  }

  @Test(arguments: [false, true])
  func `disposal stops the events and releases the observer`(isHot: Bool) {
    final class Held {}
    let script = Recorded.events(.next(210, 1), .next(220, 2))
    let source = isHot ? scheduler.createHotObservable(script) : scheduler.createColdObservable(script)
    var seen: [Int] = []
    var held: Held? = Held()
    weak let gone = held
    var subscription: (any Disposable)?
    do {
      let kept = held
      subscription = source.subscribe(onNext: { [kept] in
        _ = kept
        seen.append($0)
      })
    }
    held = nil
    scheduler.advanceTo(215)
    #expect(gone != nil)
    subscription?.dispose()
    #expect(gone == nil)
    scheduler.start()
    #expect(seen == [1])
    #expect(scheduler.clock == 220)
  }
}
