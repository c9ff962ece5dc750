import ExitTesting
import Reactive
import ReactiveTesting
import Testing

struct FlatMapTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `synchronous inner sequences take turns`() {
    #expect(
      events(of: Observable.of(1, 2, 3).flatMap { Observable.of($0, $0 * 10) }) == [
        "next(1)", "next(10)", "next(2)", "next(20)", "next(3)", "next(30)", "completed",
      ])
  }

  @Test func `elements of all inner sequences are emitted until all have completed`() {
    let source = scheduler.hot(.next(210, 1), .next(220, 2), .completed(230))
    let inner = scheduler.cold(.next(5, 0), .next(15, 1), .completed(30))
    let result = scheduler.run(source.flatMap { number in inner.map { number * 10 + $0 } })
    #expect(result == ["215 next(10)", "225 next(11)", "225 next(20)", "235 next(21)", "250 completed"])
    #expect(inner.subscriptions == [Subscription(210, 240), Subscription(220, 250)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `an error of an inner sequence terminates the result`() {
    let source = scheduler.hot(.next(210, 1), .next(220, 2), .next(300, 3))
    let silent = scheduler.cold(.next(50, 0))
    let failing = scheduler.cold(.error(10, Failure.first))
    #expect(scheduler.run(source.flatMap { $0 == 1 ? silent : failing }) == ["230 error(first)"])
    #expect(silent.subscriptions == [Subscription(210, 230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `an error thrown by the selector is emitted, and all sources are disposed of`() {
    let source = scheduler.hot(.next(210, 1), .next(220, 2))
    let inner = scheduler.cold(.next(50, 0))
    let result = scheduler.run(
      source.flatMap { number -> TestableObservable<Int> in
        if number == 2 { throw Failure.second }
        return inner
      })
    #expect(result == ["220 error(second)"])
    #expect(inner.subscriptions == [Subscription(210, 220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `disposal disposes of the source and all inner sequences`() {
    let source = scheduler.hot(.next(210, 1), .next(220, 2))
    let inner = scheduler.cold(.next(50, 0))
    #expect(scheduler.start(disposed: 230) { source.flatMap { _ in inner } }.events == [])
    #expect(inner.subscriptions == [Subscription(210, 230), Subscription(220, 230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `an endless inner sequence stops when the observer disposes`() {
    let endless = Observable<Int>.create { observer in
      let flag = BooleanDisposable()
      var number = 0
      while !flag.isDisposed, number < 1_000_000 {
        number += 1
        observer.onNext(number)
      }
      return flag
    }
    #expect(events(of: Observable.of(1).flatMap { _ in endless }.take(2)).count == 3)
  }

  /// Runs in a process of its own, because a stack overflow ends the process.
  @Test(.exitTest) func `an observer that emits into its own subject does not grow the stack`() async {
    await #expect(processExitsWith: .success) {
      let subject = PublishSubject<Int>()
      var last = 0
      _ = subject.flatMap { Observable.just($0) }.subscribe(onNext: {
        last = $0
        if $0 < 100_000 { subject.onNext($0 + 1) }
      })
      subject.onNext(1)
      precondition(last == 100_000)
    }
  }
}
