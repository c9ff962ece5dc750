import Reactive
import ReactiveTesting
import Testing

struct HotObservableTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `a hot source emits to its current subscribers, in the order of subscription`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    var seen: [String] = []
    var subscriptions: [any Disposable] = []
    for name in ["a", "b", "c"] {
      scheduler.scheduleAt(200) {
        subscriptions.append(source.subscribe(onNext: { seen.append("\(name)\($0)") }))
      }
    }
    scheduler.scheduleAt(215) { subscriptions.dropFirst().first?.dispose() }
    scheduler.start()
    #expect(subscriptions.count == 3)
    #expect(seen == ["a1", "b1", "c1", "a2", "c2"])
    #expect(source.subscriptions == [Subscription(200, 230), Subscription(200, 215), Subscription(200, 230)])
  }

  @Test func `a hot source that never terminates is released with its last reference`() {
    weak var abandoned: TestableObservable<Int>?
    weak var observer: TestableObserver<Int>?
    do {
      let source = scheduler.createHotObservable([Recorded.next(210, 1)])
      let result = scheduler.createObserver(Int.self)
      (abandoned, observer) = (source, result)
      _ = source.subscribe(result)
      _ = source.map { $0 + 1 }.subscribe(result)
      scheduler.start()
      #expect(result.events == [.next(210, 1), .next(210, 2)])
    }
    #expect(abandoned == nil)
    #expect(observer == nil)
  }

  @Test func `simultaneous events are emitted in the order in which the sources were created`() {
    let first = scheduler.createHotObservable([.next(210, 1), .next(220, 3)])
    let second = scheduler.createHotObservable([.next(210, 2), .next(220, 4)])
    let result = scheduler.start { Observable.merge(second.asObservable(), first.asObservable()) }
    #expect(result.events == [.next(210, 1), .next(210, 2), .next(220, 3), .next(220, 4)])
  }
}
