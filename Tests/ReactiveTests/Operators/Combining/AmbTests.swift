import ExitTesting
import Reactive
import ReactiveTesting
import Testing

struct AmbTests {
  private let first = PublishSubject<Int>()
  private let second = PublishSubject<Int>()
  private let third = PublishSubject<Int>()
  private let log = Log()
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `amb mirrors the source that emits first, and disposes of the others`() {
    _ = Observable.amb([first, second, third]).subscribe(log.observer())
    #expect(first.hasObservers && second.hasObservers && third.hasObservers)
    second.onNext(1)
    #expect(!first.hasObservers && second.hasObservers && !third.hasObservers)
    first.onNext(2)
    second.onNext(3)
    second.onCompleted()
    #expect(log.lines == ["next(1)", "next(3)", "completed"])
  }

  @Test func `a source that terminates first wins as well`() {
    _ = first.amb(second).subscribe(log.observer())
    second.onCompleted()
    #expect(log.lines == ["completed"])
    #expect(!first.hasObservers)
    _ = third.amb(Observable<Int>.error(Failure.first)).subscribe(log.observer())
    #expect(log.lines == ["completed", "error(first)"])
    #expect(!third.hasObservers)
  }

  @Test func `the winner may fail later`() {
    _ = first.amb(second).subscribe(log.observer())
    first.onNext(1)
    first.onError(Failure.first)
    #expect(log.lines == ["next(1)", "error(first)"])
  }

  @Test func `the first of several synchronous sources wins`() {
    #expect(events(of: Observable.amb([.of(1, 2), .of(3, 4)])) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: Observable.just(1).amb(Observable.of(2))) == ["next(1)", "completed"])
  }

  @Test func `a source that emits during its subscription wins over later sources`() {
    let winner = BehaviorSubject(value: 1)
    _ = winner.amb(BehaviorSubject(value: 2)).amb(third).subscribe(log.observer())
    winner.onNext(3)
    #expect(log.lines == ["next(1)", "next(3)"])
    #expect(!third.hasObservers)
  }

  @Test func `amb without sources never emits`() {
    #expect(events(of: Observable.amb([Observable<Int>]())) == [])
  }

  @Test func `disposal disposes of all sources`() {
    let subscription = first.amb(second).subscribe()
    subscription.dispose()
    #expect(!first.hasObservers && !second.hasObservers)
  }

  /// Runs in a process of its own, because a stack overflow ends the process.
  @Test(.exitTest) func `amb works with a hundred thousand sources`() async {
    await #expect(processExitsWith: .success) {
      let many = (0..<100_000).map { _ in Observable<Int>.never() } + [.just(1)]
      precondition(events(of: Observable.amb(many)) == ["next(1)", "completed"])
    }
  }

  @Test func `the hot source that emits first wins, and the other one is disposed of at that moment`() {
    let source = scheduler.hot(.next(220, 1), .completed(250))
    let other = scheduler.hot(.next(210, 2), .error(240, Failure.first))
    #expect(scheduler.run(source.amb(other)) == ["210 next(2)", "240 error(first)"])
    #expect(source.subscriptions == [Subscription(200, 210)])
    #expect(other.subscriptions == [Subscription(200, 240)])
  }

  @Test func `of two simultaneous events, the event from the source that was created first wins`() {
    let source = scheduler.hot(.next(210, 1), .completed(220))
    let other = scheduler.hot(.next(210, 2), .completed(220))
    #expect(scheduler.run(source.amb(other)) == ["210 next(1)", "220 completed"])
    #expect(other.subscriptions == [Subscription(200, 210)])
  }
}
