import Reactive
import ReactiveTesting
import Testing

struct AmbTests {
  private let first = PublishSubject<Int>()
  private let second = PublishSubject<Int>()
  private let third = PublishSubject<Int>()
  private let log = Log()
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `follows the first to send, and lets the others go`() {
    _ = Observable.amb([first, second, third]).subscribe(log.observer())
    #expect(first.hasObservers && second.hasObservers && third.hasObservers)
    second.onNext(1)
    #expect(!first.hasObservers && second.hasObservers && !third.hasObservers)
    first.onNext(2)
    second.onNext(3)
    second.onCompleted()
    #expect(log.lines == ["next(1)", "next(3)", "completed"])
  }

  @Test func `an end wins as well`() {
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

  @Test func `of synchronous sources the first wins`() {
    #expect(events(of: Observable.amb([.of(1, 2), .of(3, 4)])) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: Observable.just(1).amb(Observable.of(2))) == ["next(1)", "completed"])
  }

  @Test func `the others are not heard once one has won while they are subscribed to`() {
    let winner = BehaviorSubject(value: 1)
    _ = winner.amb(BehaviorSubject(value: 2)).amb(third).subscribe(log.observer())
    winner.onNext(3)
    #expect(log.lines == ["next(1)", "next(3)"])
    #expect(!third.hasObservers)
  }

  @Test func `of no sources nothing comes`() {
    #expect(events(of: Observable.amb([Observable<Int>]())) == [])
  }

  @Test func `lets all go at disposal`() {
    let subscription = first.amb(second).subscribe()
    subscription.dispose()
    #expect(!first.hasObservers && !second.hasObservers)
  }

  /// In a process of its own, because a stack that overflows takes the process along.
  @Test func `any number of sources can run`() async {
    await #expect(processExitsWith: .success) {
      let many = (0..<100_000).map { _ in Observable<Int>.never() } + [.just(1)]
      precondition(events(of: Observable.amb(many)) == ["next(1)", "completed"])
    }
  }

  @Test func `of two hot sources the one that sends earlier wins, and the other is left at that moment`() {
    let source = scheduler.hot(.next(220, 1), .completed(250))
    let other = scheduler.hot(.next(210, 2), .error(240, Failure.first))
    #expect(scheduler.run(source.amb(other)) == ["210 next(2)", "240 error(first)"])
    #expect(source.subscriptions == [Subscription(200, 210)])
    #expect(other.subscriptions == [Subscription(200, 240)])
  }

  @Test func `of events at one time the one of the source that was made first comes first`() {
    let source = scheduler.hot(.next(210, 1), .completed(220))
    let other = scheduler.hot(.next(210, 2), .completed(220))
    #expect(scheduler.run(source.amb(other)) == ["210 next(1)", "220 completed"])
    #expect(other.subscriptions == [Subscription(200, 210)])
  }
}
