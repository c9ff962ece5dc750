import Dispatch
import Reactive
import ReactiveTesting
import Testing

struct DelaySubscriptionTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `delaySubscription subscribes later`() {
    let source = scheduler.createColdObservable([.next(50, 1), .next(60, 2), .completed(70)])
    let result = scheduler.start { source.delaySubscription(.seconds(30), scheduler: scheduler) }
    #expect(result.events == [.next(280, 1), .next(290, 2), .completed(300)])
    #expect(source.subscriptions == [Subscription(230, 300)])
  }

  @Test func `delaySubscription forwards errors, and does not subscribe after disposal`() {
    let source = scheduler.createColdObservable([.next(50, 1), .error(70, Failure.first)])
    let result = scheduler.start { source.delaySubscription(.seconds(30), scheduler: scheduler) }
    #expect(result.events == [.next(280, 1), .error(300, Failure.first)])
    let other = TestScheduler(initialClock: 0)
    let unused = other.createColdObservable([Recorded.next(50, 1)])
    let nothing = other.start(disposed: 220) { unused.delaySubscription(.seconds(30), scheduler: other) }
    #expect(nothing.events == [])
    #expect(unused.subscriptions == [])
  }
}
