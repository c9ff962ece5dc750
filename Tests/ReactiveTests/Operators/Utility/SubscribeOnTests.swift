import Dispatch
import Reactive
import ReactiveTesting
import Testing

@Suite(.timeLimit(.minutes(5)))
struct SubscribeOnTests {
  private let log = Log()

  @Test func `the source is subscribed to and disposed of on the scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .completed(300)])
    let result = scheduler.start { source.subscribe(on: scheduler) }
    #expect(result.events == [.next(210, 2), .completed(300)])
    #expect(source.subscriptions == [Subscription(201, 301)])
  }

  @Test(arguments: [nil, Failure.first])
  func `the resources of a source are released on its own thread when it terminates`(error: Failure?) {
    let scheduler = TestScheduler(initialClock: 0)
    let log = log
    let result = scheduler.start {
      Observable<Int>.create { observer in
        scheduler.scheduleAt(210) { observer.on(error.map(Event.error) ?? .completed) }
        return Disposables.create { log("disposed at \(scheduler.clock)") }
      }.do(onDispose: { log("onDispose at \(scheduler.clock)") }).subscribe(on: scheduler)
    }
    #expect(result.events.map(\.time) == [210])
    #expect(Set(log.lines) == ["disposed at 210", "onDispose at 210"])
  }

  @Test func `downstream operators terminate immediately when the source fails`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(205, 1), .next(300, 2)])
    let failing = scheduler.createHotObservable([Recorded<Event<Int>>.error(210, Failure.first)])
    let result = scheduler.start { source.withLatestFrom(failing.subscribe(on: scheduler)) }
    #expect(result.events == [.error(210, Failure.first)])
    #expect(source.subscriptions == [Subscription(200, 210)])
    #expect(failing.subscriptions == [Subscription(201, 211)])
  }

  @Test func `after disposal the source is disposed of on the scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 2), .next(320, 3)])
    let result = scheduler.start(disposed: 300) { source.subscribe(on: scheduler) }
    #expect(result.events == [.next(210, 2)])
    #expect(source.subscriptions == [Subscription(201, 301)])
  }

  @Test func `an error is forwarded`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 2), .error(220, Failure.first)])
    let result = scheduler.start { source.subscribe(on: scheduler) }
    #expect(result.events == [.next(210, 2), .error(220, Failure.first)])
    #expect(source.subscriptions == [Subscription(201, 221)])
  }

  @Test func `the source is not subscribed to after disposal`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, 1)])
    source.subscribe(on: scheduler).subscribe(log.observer()).dispose()
    scheduler.start()
    #expect(source.subscriptions.isEmpty)
  }

  /// Otherwise the queue would never run later work.
  @Test func `an endless source on a queue is stopped by disposal`() async throws {
    let queue = DispatchQueue(label: "test")
    let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "inner")
    let subscription = SerialDisposable()
    try await awaited { done in
      var count = 0
      subscription.disposable = Observable.repeatElement(1).subscribe(on: scheduler).subscribe(onNext: { _ in
        count += 1
        if count == 100 { done() }
      })
    }
    subscription.dispose()
    try await awaited { done in
      _ = scheduler.schedule(()) { _ in
        done()
        return Disposables.create()
      }
    }
  }
}
