import Dispatch
import Reactive
import ReactiveTesting
import Testing

/// `take(for:)`, `skip(_:scheduler:)`, `timer` and `interval`.
struct SpanTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private var source: TestableObservable<Int> {
    scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
  }

  @Test func `take for a time completes when it is over`() {
    let source = source
    let result = scheduler.start { source.take(for: .seconds(25), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .next(220, 2), .completed(225)])
    #expect(source.subscriptions == [Subscription(200, 225)])
  }

  @Test func `take for a time ends with a source that is shorter`() {
    let source = source
    let result = scheduler.start { source.take(for: .seconds(100), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    let other = TestScheduler(initialClock: 0)
    let failing = other.createHotObservable([Recorded<Event<Int>>.error(210, Failure.first)])
    let failed = other.start { failing.take(for: .seconds(100), scheduler: other) }
    #expect(failed.events == [.error(210, Failure.first)])
  }

  @Test func `take for no time takes nothing`() {
    let result = scheduler.start { source.take(for: .seconds(0), scheduler: scheduler) }
    #expect(result.events == [.completed(201)])
  }

  @Test func `skip for a time drops what comes within it`() {
    let source = source
    let result = scheduler.start { source.skip(.seconds(15), scheduler: scheduler) }
    #expect(result.events == [.next(220, 2), .next(230, 3), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `skip for a time lets the end through`() {
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

  @Test func `a timer without a period sends once`() {
    let result = scheduler.start { Observable<Int>.timer(.seconds(100), scheduler: scheduler) }
    #expect(result.events == [.next(300, 0), .completed(300)])
  }

  @Test func `a timer of no time is due at the next instant`() {
    let result = scheduler.start { Observable<Int>.timer(.seconds(0), scheduler: scheduler) }
    #expect(result.events == [.next(201, 0), .completed(201)])
  }

  @Test func `a timer with a period goes on`() {
    let result = scheduler.start(disposed: 400) {
      Observable<Int>.timer(.seconds(50), period: .seconds(60), scheduler: scheduler)
    }
    #expect(result.events == [.next(250, 0), .next(310, 1), .next(370, 2)])
  }

  @Test func `an interval sends at every period, and stops at disposal`() {
    let result = scheduler.start { Observable<Int>.interval(.seconds(200), scheduler: scheduler) }
    #expect(result.events == [.next(400, 0), .next(600, 1), .next(800, 2)])
  }

  @Test func `an interval of no time sends at every instant`() {
    let result = scheduler.start(disposed: 205) {
      Observable<Int>.interval(.seconds(0), scheduler: scheduler)
    }
    #expect(result.events == [.next(201, 0), .next(202, 1), .next(203, 2), .next(204, 3)])
  }

  @Test func `what an element of an interval schedules for the next tick comes after it`() {
    let result = scheduler.start(disposed: 450) {
      Observable<Int>.interval(.seconds(100), scheduler: scheduler).flatMap { number in
        Observable<Int>.timer(.seconds(100), scheduler: scheduler).map { _ in -number }.startWith(number)
      }
    }
    #expect(result.events == [.next(300, 0), .next(400, 1), .next(400, 0)])
  }
}
