import Reactive
import ReactiveTesting
import Testing

struct ColdObservableTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `a cold source plays its script to each subscriber`() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, Failure.first)])
    let late = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(205) { _ = source.asObservable().subscribe(late) }
    let early = scheduler.start { source }
    #expect(early.events == [.next(210, 1), .error(220, Failure.first)])
    #expect(late.events == [.next(215, 1), .error(225, Failure.first)])
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(205, 225)])
    #expect(source.recordedEvents == [.next(10, 1), .error(20, Failure.first)])
  }
}
