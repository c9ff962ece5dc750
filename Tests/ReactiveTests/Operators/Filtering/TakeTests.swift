import ExitTesting
import Reactive
import ReactiveTesting
import Testing

struct TakeTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `take emits the first elements, completes, and disposes of the source`() {
    #expect(events(of: Observable.of(1, 2, 3).take(2)) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: Observable.of(1).take(5)) == ["next(1)", "completed"])
    let subject = PublishSubject<Int>()
    let subscription = subject.take(1).subscribe()
    subject.onNext(1)
    #expect(!subject.hasObservers)
    subscription.dispose()
  }

  @Test func `take(0) does not subscribe to the source`() {
    let log = Log()
    #expect(events(of: Observable.of(1).do(onSubscribe: { log("subscribed") }).take(0)) == ["completed"])
    #expect(log.lines.isEmpty)
  }

  @Test func `take emits nothing more if the source emits during the last element`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = subject.take(1).subscribe {
      log("\($0)")
      subject.onNext(2)
    }
    subject.onNext(1)
    #expect(log.lines == ["next(1)", "completed"])
  }

  @Test(.exitTest) func `take with a negative count traps`() async {
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).take(-1) }
  }

  @Test func `each subscription counts its own elements`() {
    let source = Observable.of(1, 2, 3).skip(1).take(1)
    #expect(events(of: source) == ["next(2)", "completed"])
    #expect(events(of: source) == ["next(2)", "completed"])
  }

  @Test func `take(while:) completes at the first element that does not satisfy the predicate`() {
    let source = Observable.of(1, 2, 3, 1)
    #expect(events(of: source.take(while: { $0 < 3 })) == ["next(1)", "next(2)", "completed"])
    #expect(
      events(of: source.take(while: { $0 < 3 }, behavior: .inclusive)) == [
        "next(1)", "next(2)", "next(3)", "completed",
      ])
    #expect(events(of: Observable.of(1).take(while: { $0 < 3 })) == ["next(1)", "completed"])
    #expect(events(of: failing(1).take(while: { $0 < 3 })) == ["next(1)", "error(first)"])
  }

  @Test func `take(until:) completes at the first element that satisfies the predicate`() {
    let source = Observable.of(1, 2, 3, 4)
    #expect(events(of: source.take(until: { $0 == 3 })) == ["next(1)", "next(2)", "completed"])
    #expect(
      events(of: source.take(until: { $0 == 3 }, behavior: .inclusive)) == [
        "next(1)", "next(2)", "next(3)", "completed",
      ])
  }

  @Test func `take(while:) disposes of the source and does not call the predicate any more`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = subject.take(while: { number in
      log("checked \(number)")
      return number < 2
    }).subscribe(log.observer())
    for number in 1...3 { subject.onNext(number) }
    #expect(log.lines == ["checked 1", "next(1)", "checked 2", "completed"])
    #expect(!subject.hasObservers)
  }

  @Test func `an error thrown by a predicate is emitted`() {
    #expect(events(of: Observable.of(1).take(while: { _ in throw Failure.first })) == ["error(first)"])
    let until = Observable.of(1).take(until: { _ in throw Failure.second }, behavior: .inclusive)
    #expect(events(of: until) == ["error(second)"])
  }

  @Test func `take(until: other) completes when the other source emits`() {
    let source = PublishSubject<Int>()
    let other = PublishSubject<String>()
    let log = Log()
    _ = source.take(until: other).subscribe(log.observer())
    source.onNext(1)
    other.onNext("x")
    source.onNext(2)
    #expect(log.lines == ["next(1)", "completed"])
    #expect(!source.hasObservers && !other.hasObservers)
  }

  @Test func `take(until: other) continues when the other source completes`() {
    let source = PublishSubject<Int>()
    let other = PublishSubject<Int>()
    let log = Log()
    _ = source.take(until: other).subscribe(log.observer())
    other.onCompleted()
    source.onNext(1)
    source.onCompleted()
    #expect(log.lines == ["next(1)", "completed"])
  }

  @Test func `take(until: other) fails if either source fails`() {
    #expect(events(of: Observable<Int>.never().take(until: failing())) == ["error(first)"])
    #expect(events(of: failing(1).take(until: Observable<Int>.never())) == ["next(1)", "error(first)"])
  }

  @Test func `take(until: other) subscribes to the other source first`() {
    let log = Log()
    let source = Observable.of(1).do(onSubscribe: { log("source") })
    let other = Observable<Int>.never().do(onSubscribe: { log("other") })
    #expect(events(of: source.take(until: other)) == ["next(1)", "completed"])
    #expect(log.lines == ["other", "source"])
    #expect(events(of: Observable.just(1).take(until: Observable.just(2))) == ["completed"])
  }

  @Test func `take(until: other) disposes of both sources at disposal`() {
    let source = PublishSubject<Int>()
    let other = PublishSubject<Int>()
    let subscription = source.take(until: other).subscribe()
    #expect(source.hasObservers && other.hasObservers)
    subscription.dispose()
    #expect(!source.hasObservers && !other.hasObservers)
  }

  @Test func `take(until: other) disposes of both sources when the other one emits`() {
    let source = scheduler.hot(.next(210, 1), .next(240, 2), .completed(300))
    let other = scheduler.hot(.next(225, 9))
    #expect(scheduler.run(source.take(until: other)) == ["210 next(1)", "225 completed"])
    #expect(source.subscriptions == [Subscription(200, 225)])
    #expect(other.subscriptions == [Subscription(200, 225)])
  }

  @Test func `take(until: other) disposes of the other source when that source completes`() {
    let source = scheduler.hot(.next(210, 1), .completed(300))
    let other = scheduler.hot(.completed(225))
    #expect(scheduler.run(source.take(until: other)) == ["210 next(1)", "300 completed"])
    #expect(source.subscriptions == [Subscription(200, 300)])
    #expect(other.subscriptions == [Subscription(200, 225)])
  }
}
