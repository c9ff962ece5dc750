import Dispatch
import Reactive
import ReactiveTesting
import Testing

struct DebounceTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `debounce emits an element when no other one has followed in time`() {
    let source = scheduler.createHotObservable([
      .next(150, 1), .next(200, 2), .next(230, 3), .next(240, 4), .next(300, 5), .next(310, 6),
      .completed(400),
    ])
    let result = scheduler.start { source.debounce(.seconds(20), scheduler: scheduler) }
    #expect(result.events == [.next(260, 4), .next(330, 6), .completed(400)])
    #expect(source.subscriptions == [Subscription(200, 400)])
  }

  @Test func `debounce emits the pending element at completion`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .completed(240)])
    let result = scheduler.start { source.debounce(.seconds(50), scheduler: scheduler) }
    #expect(result.events == [.next(240, 2), .completed(240)])
  }

  @Test func `debounce drops the pending element at an error and at disposal`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(240, Failure.first)])
    let result = scheduler.start { source.debounce(.seconds(50), scheduler: scheduler) }
    #expect(result.events == [.error(240, Failure.first)])
    let other = TestScheduler(initialClock: 0)
    let waiting = other.createHotObservable([Recorded.next(210, 1)])
    let nothing = other.start(disposed: 250) { waiting.debounce(.seconds(50), scheduler: other) }
    #expect(nothing.events == [])
    #expect(waiting.subscriptions == [Subscription(200, 250)])
  }

  @Test func `debounce of an empty sequence is empty`() {
    let source = scheduler.createHotObservable([Recorded<Event<Int>>.completed(210)])
    let result = scheduler.start { source.debounce(.seconds(50), scheduler: scheduler) }
    #expect(result.events == [.completed(210)])
  }
}
