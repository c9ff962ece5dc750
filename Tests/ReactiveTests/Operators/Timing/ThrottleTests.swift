import Dispatch
import Reactive
import ReactiveTesting
import Testing

struct ThrottleTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `throttle emits the first element immediately, and the latest when the time is up`() {
    let source = scheduler.createHotObservable([
      .next(150, 1), .next(210, 2), .next(250, 3), .next(310, 4), .next(350, 5), .next(410, 6), .next(450, 7),
      .completed(700),
    ])
    let result = scheduler.start { source.throttle(.seconds(200), scheduler: scheduler) }
    #expect(result.events == [.next(210, 2), .next(410, 6), .next(610, 7), .completed(700)])
    #expect(source.subscriptions == [Subscription(200, 700)])
  }

  @Test func `throttle completes after it has emitted the latest element`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(250, 2), .completed(300)])
    let result = scheduler.start { source.throttle(.seconds(200), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .next(410, 2), .completed(410)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func `throttle fails immediately`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(250, 2), .error(300, Failure.first)])
    let result = scheduler.start { source.throttle(.seconds(200), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .error(300, Failure.first)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func `throttle without latest drops elements that follow too soon`() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(250, 2), .next(409, 3), .next(410, 4), .next(450, 5), .completed(500),
    ])
    let result = scheduler.start { source.throttle(.seconds(200), latest: false, scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .next(410, 4), .completed(500)])
    #expect(source.subscriptions == [Subscription(200, 500)])
  }

  @Test func `an element that arrives when the time is up is emitted immediately`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(310, 2), .completed(320)])
    let result = scheduler.start { source.throttle(.seconds(100), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .next(310, 2), .completed(320)])
  }

  @Test func `an element waits for its own timer, even if an earlier timer can no longer be cancelled`() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(250, 2), .next(310, 3), .next(310, 4), .completed(500),
    ])
    let result = scheduler.start {
      source.throttle(.seconds(100), scheduler: UncancellableScheduler(base: scheduler))
    }
    #expect(result.events == [.next(210, 1), .next(310, 3), .next(410, 4), .completed(500)])
  }

  @Test func `throttle works with fractions of a second`() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
    let source = scheduler.createHotObservable([.next(210, 1), .next(260, 2), .next(310, 3), .next(500, 4)])
    let result = scheduler.start { source.throttle(.milliseconds(100), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .next(310, 3), .next(500, 4)])
  }

  @Test func `setting the clock back delays elements by no more than the time of throttle`() {
    let log = Log()
    let subject = PublishSubject<Int>()
    _ = subject.throttle(.seconds(100), scheduler: scheduler).subscribe(log.observer())
    scheduler.advanceTo(5000)
    subject.onNext(1)
    scheduler.advanceTo(1000)
    subject.onNext(2)
    scheduler.advanceTo(1099)
    #expect(log.lines == ["next(1)"])
    scheduler.advanceTo(1100)
    #expect(log.lines == ["next(1)", "next(2)"])
  }

  @Test func `throttle stops at disposal`() {
    let subject = PublishSubject<Int>()
    scheduler.scheduleAt(210) { subject.onNext(1) }
    scheduler.scheduleAt(220) { subject.onNext(2) }
    let result = scheduler.start(disposed: 250) { subject.throttle(.seconds(100), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1)])
    #expect(!subject.hasObservers)
  }
}
