import Dispatch
import Reactive
import ReactiveTesting
import Testing

struct SkipDurationTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private var source: TestableObservable<Int> {
    scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
  }

  @Test func `skip with a duration drops the elements of that duration`() {
    let source = source
    let result = scheduler.start { source.skip(.seconds(15), scheduler: scheduler) }
    #expect(result.events == [.next(220, 2), .next(230, 3), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `skip with a duration forwards terminal events`() {
    let source = source
    let result = scheduler.start { source.skip(.seconds(100), scheduler: scheduler) }
    #expect(result.events == [.completed(240)])
    let other = TestScheduler(initialClock: 0)
    let failing = other.createHotObservable([.next(210, 1), .error(220, Failure.first)])
    let failed = other.start { failing.skip(.seconds(100), scheduler: other) }
    #expect(failed.events == [.error(220, Failure.first)])
    #expect(failing.subscriptions == [Subscription(200, 220)])
  }

  @Test func `skip stops at disposal`() {
    let source = source
    let result = scheduler.start(disposed: 225) { source.skip(.seconds(15), scheduler: scheduler) }
    #expect(result.events == [.next(220, 2)])
    #expect(source.subscriptions == [Subscription(200, 225)])
  }
}
