import Reactive
import ReactiveTesting
import Testing

struct SkipTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `skip drops the first elements`() {
    #expect(events(of: Observable.of(1, 2, 3).skip(2)) == ["next(3)", "completed"])
    #expect(events(of: Observable.of(1).skip(5)) == ["completed"])
    #expect(events(of: Observable.of(1).skip(-1)) == ["next(1)", "completed"])
    #expect(events(of: Observable<Int>.error(Failure.first).skip(1)) == ["error(first)"])
  }

  @Test func `skip(while:) emits everything from the first element that does not satisfy the predicate`() {
    #expect(
      events(of: Observable.of(1, 2, 3, 1).skip(while: { $0 < 3 })) == ["next(3)", "next(1)", "completed"])
    #expect(events(of: Observable.of(1).skip(while: { _ in true })) == ["completed"])
    #expect(events(of: failing(1).skip(while: { _ in true })) == ["error(first)"])
    #expect(events(of: Observable.of(1).skip(while: { _ in throw Failure.second })) == ["error(second)"])
  }

  @Test func `skip(while:) does not call the predicate any more once it has returned false`() {
    var asked = 0
    let source = Observable.of(1, 2, 3).skip(while: { number in
      asked += 1
      return number < 2
    })
    #expect(events(of: source) == ["next(2)", "next(3)", "completed"])
    #expect(asked == 2)
  }

  @Test func `skip(until:) emits the source's elements after the other source has emitted`() {
    let source = PublishSubject<Int>()
    let other = PublishSubject<String>()
    let log = Log()
    _ = source.skip(until: other).subscribe(log.observer())
    source.onNext(1)
    other.onNext("x")
    #expect(!other.hasObservers)
    source.onNext(2)
    source.onCompleted()
    #expect(log.lines == ["next(2)", "completed"])
    #expect(!source.hasObservers)
  }

  @Test func `skip(until:) never terminates if the source completes before the other one has emitted`() {
    let source = PublishSubject<Int>()
    let other = PublishSubject<Int>()
    let log = Log()
    _ = source.skip(until: other).subscribe(log.observer())
    source.onCompleted()
    #expect(!source.hasObservers && !other.hasObservers)
    other.onError(Failure.first)
    #expect(log.lines.isEmpty)
  }

  @Test func `skip(until:) emits nothing if the other source completes without an element`() {
    let source = PublishSubject<Int>()
    let log = Log()
    let subscription = source.skip(until: Observable<Int>.empty()).subscribe(log.observer())
    source.onNext(1)
    #expect(source.hasObservers)
    subscription.dispose()
    #expect(!source.hasObservers)
    #expect(log.lines.isEmpty)
  }

  @Test func `skip(until:) fails if either source fails`() {
    #expect(events(of: failing(1).skip(until: Observable<Int>.never())) == ["error(first)"])
    #expect(events(of: Observable<Int>.never().skip(until: failing(with: .second))) == ["error(second)"])
  }

  @Test func `skip(until:) subscribes to the source first`() {
    #expect(events(of: Observable.just(1).skip(until: Observable.just(2))) == [])
    #expect(
      events(of: Observable.of(1, 2, 3).skip(until: Observable.of(0))) == ["next(2)", "next(3)", "completed"])
  }

  @Test func `skip(until:) starts emitting when the other source emits, and disposes of that source`() {
    let source = scheduler.hot(.next(210, 1), .next(240, 2), .completed(300))
    let other = scheduler.hot(.next(225, 9), .completed(250))
    #expect(scheduler.run(source.skip(until: other)) == ["240 next(2)", "300 completed"])
    #expect(source.subscriptions == [Subscription(200, 300)])
    #expect(other.subscriptions == [Subscription(200, 225)])
  }

  @Test func `skip(until:) disposes of the other source when the source completes first`() {
    let source = scheduler.hot(.next(210, 1), .completed(250))
    let other = scheduler.hot(.error(300, Failure.first))
    #expect(scheduler.run(source.skip(until: other)) == [])
    #expect(source.subscriptions == [Subscription(200, 250)])
    #expect(other.subscriptions == [Subscription(200, 250)])
  }
}
