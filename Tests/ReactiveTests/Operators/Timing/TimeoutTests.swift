import Dispatch
import Reactive
import ReactiveTesting
import Testing

struct TimeoutTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `timeout fails if no element is emitted in time`() {
    let source = scheduler.createHotObservable([.next(150, 1), .next(310, 2)])
    let result = scheduler.start { source.timeout(.seconds(100), scheduler: scheduler) }
    #expect(result.events == [.error(300, RxError.timeout)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func `each element restarts the time`() {
    let source = scheduler.createHotObservable([.next(280, 1), .next(370, 2), .next(460, 3)])
    let result = scheduler.start { source.timeout(.seconds(100), scheduler: scheduler) }
    #expect(
      result.events == [.next(280, 1), .next(370, 2), .next(460, 3), .error(560, RxError.timeout)])
  }

  @Test func `an observer that takes longer than the timeout does not cause one`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = subject.timeout(.seconds(100), scheduler: scheduler)
      .do(onNext: { [scheduler] _ in scheduler.advanceTo(150) })
      .subscribe(log.observer())
    subject.onNext(1)
    scheduler.advanceTo(249)
    #expect(log.lines == ["next(1)"])
    scheduler.advanceTo(250)
    #expect(log.lines == ["next(1)", "error(Sequence timeout.)"])
  }

  @Test func `the events of a source that emits in time are forwarded unchanged`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(300)])
    let result = scheduler.start { source.timeout(.seconds(500), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
    let other = TestScheduler(initialClock: 0)
    let failing = other.createHotObservable([.next(210, 1), .error(300, Failure.first)])
    let failed = other.start { failing.timeout(.seconds(500), scheduler: other) }
    #expect(failed.events == [.next(210, 1), .error(300, Failure.first)])
  }

  @Test func `timeout(other:) switches to the other source`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(350, 2)])
    let other = scheduler.createColdObservable([.next(50, -1), .next(400, -2), .completed(450)])
    let result = scheduler.start { source.timeout(.seconds(100), other: other, scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .next(360, -1), .next(710, -2), .completed(760)])
    #expect(source.subscriptions == [Subscription(200, 310)])
    #expect(other.subscriptions == [Subscription(310, 760)])
  }

  @Test func `timeout(other:) with the same shared source does not restart that source`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(350, 2), .completed(400)])
    let shared = source.share(replay: 1)
    let result = scheduler.start { shared.timeout(.seconds(100), other: shared, scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .next(310, 1), .next(350, 2), .completed(400)])
    #expect(source.subscriptions == [Subscription(200, 400)])
  }

  @Test func `an error of the other source is forwarded`() {
    let result = scheduler.start {
      Observable<Int>.never().timeout(
        .seconds(100), other: Observable.error(Failure.second), scheduler: scheduler)
    }
    #expect(result.events == [.error(300, Failure.second)])
  }

  @Test func `an endless other source stops when the observer disposes`() {
    let result = scheduler.start {
      Observable<Int>.never().timeout(
        .seconds(100), other: Observable.repeatElement(1), scheduler: scheduler
      ).take(2)
    }
    #expect(result.events == [.next(300, 1), .next(300, 1), .completed(300)])
  }

  @Test func `disposal disposes of the source`() {
    let source = scheduler.createHotObservable([Recorded.next(210, 1)])
    let result = scheduler.start(disposed: 250) { source.timeout(.seconds(100), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }
}
