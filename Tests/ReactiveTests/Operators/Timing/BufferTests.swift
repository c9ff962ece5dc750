import Dispatch
import Reactive
import ReactiveTesting
import Testing

struct BufferTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private var source: TestableObservable<Int> {
    scheduler.createHotObservable([
      .next(205, 1), .next(210, 2), .next(240, 3), .next(280, 4), .next(320, 5), .next(350, 6),
      .next(370, 7), .next(420, 8), .next(470, 9), .completed(600),
    ])
  }

  @Test func `buffer emits when it is full and when its time is up`() {
    let source = source
    let result = scheduler.start { source.buffer(timeSpan: .seconds(70), count: 3, scheduler: scheduler) }
    #expect(
      result.events == [
        .next(240, [1, 2, 3]), .next(310, [4]), .next(370, [5, 6, 7]), .next(440, [8]), .next(510, [9]),
        .next(580, []), .next(600, []), .completed(600),
      ])
    #expect(source.subscriptions == [Subscription(200, 600)])
  }

  @Test func `an error drops the buffered elements`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(240, Failure.first)])
    let result = scheduler.start { source.buffer(timeSpan: .seconds(70), count: 3, scheduler: scheduler) }
    #expect(result.events == [.error(240, Failure.first)])
  }

  @Test func `buffer stops at disposal`() {
    let source = source
    let result = scheduler.start(disposed: 370) {
      source.buffer(timeSpan: .seconds(70), count: 3, scheduler: scheduler)
    }
    #expect(result.events == [.next(240, [1, 2, 3]), .next(310, [4]), .next(370, [5, 6, 7])])
    #expect(source.subscriptions == [Subscription(200, 370)])
  }

  @Test func `buffer emits full arrays without waiting`() {
    #expect(
      events(of: Observable.of(1, 2, 3, 4, 5).buffer(timeSpan: .seconds(10), count: 2, scheduler: scheduler))
        == ["next([1, 2])", "next([3, 4])", "next([5])", "completed"])
  }
}
