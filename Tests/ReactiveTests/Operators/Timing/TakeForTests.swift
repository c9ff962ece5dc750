import Dispatch
import Reactive
import ReactiveTesting
import Testing

struct TakeForTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private var source: TestableObservable<Int> {
    scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
  }

  @Test func `take(for:) completes when its time is up`() {
    let source = source
    let result = scheduler.start { source.take(for: .seconds(25), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .next(220, 2), .completed(225)])
    #expect(source.subscriptions == [Subscription(200, 225)])
  }

  @Test func `take(for:) terminates when a shorter source does`() {
    let source = source
    let result = scheduler.start { source.take(for: .seconds(100), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    let other = TestScheduler(initialClock: 0)
    let failing = other.createHotObservable([Recorded<Event<Int>>.error(210, Failure.first)])
    let failed = other.start { failing.take(for: .seconds(100), scheduler: other) }
    #expect(failed.events == [.error(210, Failure.first)])
  }

  @Test func `take(for:) with a duration of 0 emits nothing`() {
    let result = scheduler.start { source.take(for: .seconds(0), scheduler: scheduler) }
    #expect(result.events == [.completed(201)])
  }

  @Test func `disposal disposes of the source`() {
    let source = source
    let result = scheduler.start(disposed: 215) { source.take(for: .seconds(25), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }
}
