import Dispatch
import Reactive
import ReactiveTesting
import Testing

struct DelayTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `elements and completion are delayed by the same time`() {
    let source = scheduler.createHotObservable([
      .next(150, 1), .next(250, 2), .next(350, 3), .next(450, 4), .completed(550),
    ])
    let result = scheduler.start { source.delay(.seconds(100), scheduler: scheduler) }
    #expect(result.events == [.next(350, 2), .next(450, 3), .next(550, 4), .completed(650)])
    #expect(source.subscriptions == [Subscription(200, 550)])
  }

  @Test func `elements that are closer together than the delay keep their distance`() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(250, 3), .completed(260),
    ])
    let result = scheduler.start { source.delay(.seconds(100), scheduler: scheduler) }
    #expect(result.events == [.next(310, 1), .next(320, 2), .next(350, 3), .completed(360)])
  }

  @Test func `simultaneous elements are emitted by one scheduled action each`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .completed(210)])
    let result = scheduler.start { source.delay(.seconds(50), scheduler: scheduler) }
    #expect(result.events == [.next(260, 1), .next(261, 2), .completed(262)])
  }

  @Test func `an error is emitted immediately and drops pending elements`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(300, 2), .error(320, Failure.first)])
    let result = scheduler.start { source.delay(.seconds(50), scheduler: scheduler) }
    #expect(result.events == [.next(260, 1), .error(320, Failure.first)])
    #expect(source.subscriptions == [Subscription(200, 320)])
  }

  @Test func `completion of an empty source is delayed, and a silent source stays silent`() {
    let empty = scheduler.createHotObservable([Recorded<Event<Int>>.completed(210)])
    let result = scheduler.start { empty.delay(.seconds(10), scheduler: scheduler) }
    #expect(result.events == [.completed(220)])
    let other = TestScheduler(initialClock: 0)
    let silent = other.createHotObservable([Recorded.next(150, 1)])
    #expect(other.start { silent.delay(.seconds(10), scheduler: other) }.events == [])
    #expect(silent.subscriptions == [Subscription(200, 1000)])
  }

  @Test func `disposal drops pending elements`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(280, 2)])
    let result = scheduler.start(disposed: 300) { source.delay(.seconds(50), scheduler: scheduler) }
    #expect(result.events == [.next(260, 1)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func `an element emitted because of a delayed element is delayed by the same time`() {
    let subject = PublishSubject<Int>()
    scheduler.scheduleAt(210) { subject.onNext(1) }
    let result = scheduler.start(disposed: 330) {
      subject.delay(.seconds(40), scheduler: scheduler).do(onNext: { subject.onNext($0 + 1) })
    }
    #expect(result.events == [.next(250, 1), .next(290, 2)])
    #expect(!subject.hasObservers)
  }

  @Test func `an endless source limited by take is stopped immediately`() {
    let result = scheduler.start {
      Observable.repeatElement(1).take(2).delay(.seconds(10), scheduler: scheduler)
    }
    #expect(result.events == [.next(210, 1), .next(211, 1), .completed(212)])
  }
}
