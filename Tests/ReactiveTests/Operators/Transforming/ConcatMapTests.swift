import ExitTesting
import Reactive
import ReactiveTesting
import Testing

struct ConcatMapTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `inner sequences are subscribed to one after the other`() {
    #expect(
      events(of: Observable.of(1, 2, 3).concatMap { Observable.of($0, $0 * 10) }) == [
        "next(1)", "next(10)", "next(2)", "next(20)", "next(3)", "next(30)", "completed",
      ])
  }

  @Test func `the next inner sequence is subscribed to when the previous one has completed`() {
    let source = scheduler.hot(.next(210, 1), .next(220, 2), .completed(230))
    let inner = scheduler.cold(.next(10, 0), .completed(30))
    let result = scheduler.run(source.concatMap { number in inner.map { number * 10 + $0 } })
    #expect(result == ["220 next(10)", "250 next(20)", "270 completed"])
    #expect(inner.subscriptions == [Subscription(210, 240), Subscription(240, 270)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `the selector is called as soon as an element is emitted`() {
    let subject = PublishSubject<Int>()
    var selected: [Int] = []
    let subscription = subject.concatMap { number in
      selected.append(number)
      return Observable<Int>.never()
    }.subscribe()
    for number in 1...3 { subject.onNext(number) }
    #expect(selected == [1, 2, 3])
    subscription.dispose()
  }

  @Test func `an error terminates the result, and waiting sequences are not subscribed to`() {
    let source = scheduler.hot(.next(210, 1), .next(220, 2), .next(300, 3))
    let inner = scheduler.cold(.error(30, Failure.first))
    #expect(scheduler.run(source.concatMap { _ in inner }) == ["240 error(first)"])
    #expect(inner.subscriptions == [Subscription(210, 240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `an error thrown by the selector is emitted, and all sources are disposed of`() {
    let subject = PublishSubject<Int>()
    let inner = PublishSubject<Int>()
    let log = Log()
    _ = subject.concatMap { number -> PublishSubject<Int> in
      if number == 2 { throw Failure.second }
      return inner
    }.subscribe(log.observer())
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.lines == ["error(second)"])
    #expect(!subject.hasObservers && !inner.hasObservers)
  }

  @Test func `an endless inner sequence stops when the observer disposes`() {
    #expect(events(of: Observable.of(1).concatMap { _ in Observable.repeatElement(1) }.take(2)).count == 3)
  }

  /// Runs in a process of its own, because a stack overflow ends the process.
  @Test(.exitTest) func `a hundred thousand inner sequences do not grow the stack`() async {
    await #expect(processExitsWith: .success) {
      var count = 0
      _ = Observable.range(start: 0, count: 100_000).concatMap { Observable.just($0) }.subscribe(onNext: {
        _ in
        count += 1
      })
      precondition(count == 100_000)
    }
  }
}
