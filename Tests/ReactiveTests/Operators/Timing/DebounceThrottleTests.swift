import Dispatch
import Reactive
import ReactiveTesting
import Testing

struct DebounceThrottleTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `debounce sends what is followed by quiet`() {
    let source = scheduler.createHotObservable([
      .next(150, 1), .next(200, 2), .next(230, 3), .next(240, 4), .next(300, 5), .next(310, 6),
      .completed(400),
    ])
    let result = scheduler.start { source.debounce(.seconds(20), scheduler: scheduler) }
    #expect(result.events == [.next(260, 4), .next(330, 6), .completed(400)])
    #expect(source.subscriptions == [Subscription(200, 400)])
  }

  @Test func `debounce sends what waits at completion`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .completed(240)])
    let result = scheduler.start { source.debounce(.seconds(50), scheduler: scheduler) }
    #expect(result.events == [.next(240, 2), .completed(240)])
  }

  @Test func `debounce drops what waits at an error, and at disposal`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(240, Failure.first)])
    let result = scheduler.start { source.debounce(.seconds(50), scheduler: scheduler) }
    #expect(result.events == [.error(240, Failure.first)])
    let other = TestScheduler(initialClock: 0)
    let waiting = other.createHotObservable([Recorded.next(210, 1)])
    let nothing = other.start(disposed: 250) { waiting.debounce(.seconds(50), scheduler: other) }
    #expect(nothing.events == [])
    #expect(waiting.subscriptions == [Subscription(200, 250)])
  }

  @Test func `debounce of nothing is nothing`() {
    let source = scheduler.createHotObservable([Recorded<Event<Int>>.completed(210)])
    let result = scheduler.start { source.debounce(.seconds(50), scheduler: scheduler) }
    #expect(result.events == [.completed(210)])
  }

  @Test func `throttle sends the first at once, and the latest when the time is over`() {
    let source = scheduler.createHotObservable([
      .next(150, 1), .next(210, 2), .next(250, 3), .next(310, 4), .next(350, 5), .next(410, 6), .next(450, 7),
      .completed(700),
    ])
    let result = scheduler.start { source.throttle(.seconds(200), scheduler: scheduler) }
    #expect(result.events == [.next(210, 2), .next(410, 6), .next(610, 7), .completed(700)])
    #expect(source.subscriptions == [Subscription(200, 700)])
  }

  @Test func `completion of throttle waits for the latest`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(250, 2), .completed(300)])
    let result = scheduler.start { source.throttle(.seconds(200), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .next(410, 2), .completed(410)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func `an error of throttle waits for nothing`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(250, 2), .error(300, Failure.first)])
    let result = scheduler.start { source.throttle(.seconds(200), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .error(300, Failure.first)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func `throttle without latest drops what comes too soon`() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(250, 2), .next(409, 3), .next(410, 4), .next(450, 5), .completed(500),
    ])
    let result = scheduler.start { source.throttle(.seconds(200), latest: false, scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .next(410, 4), .completed(500)])
    #expect(source.subscriptions == [Subscription(200, 500)])
  }

  @Test func `what comes when the time is over is sent at once`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(310, 2), .completed(320)])
    let result = scheduler.start { source.throttle(.seconds(100), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .next(310, 2), .completed(320)])
  }

  @Test func `fractions of a second count`() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
    let source = scheduler.createHotObservable([.next(210, 1), .next(260, 2), .next(310, 3), .next(500, 4)])
    let result = scheduler.start { source.throttle(.milliseconds(100), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .next(310, 3), .next(500, 4)])
  }

  @Test func `a clock that is put back holds nothing up for longer than the time of throttle`() {
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
