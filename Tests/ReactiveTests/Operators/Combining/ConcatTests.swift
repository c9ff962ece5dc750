import ExitTesting
import Reactive
import ReactiveTesting
import Testing

struct ConcatTests {
  private let scheduler = TestScheduler(initialClock: 0)
  typealias Numbers = Observable<Int>

  @Test func `concat emits the elements of its sources in order`() {
    #expect(events(of: Numbers.concat(.of(1, 2), .of(3))) == ["next(1)", "next(2)", "next(3)", "completed"])
    #expect(events(of: Numbers.concat([Numbers]())) == ["completed"])
    #expect(events(of: failing(1).concat(Numbers.of(2))) == ["next(1)", "error(first)"])
    #expect(
      events(of: Numbers.repeatElement(7).take(1).concat(Numbers.just(8))) == [
        "next(7)", "next(8)", "completed",
      ])
  }

  @Test func `concat does not continue after disposal`() {
    let first = scheduler.hot(.next(210, 1))
    let second = scheduler.hot(.next(220, 2))
    #expect(scheduler.run(first.concat(second)) == ["210 next(1)"])
    #expect(first.subscriptions == [Subscription(200, 1000)])
    #expect(second.subscriptions == [])
  }

  @Test func `the next source is subscribed to when the previous one has completed`() {
    let first = scheduler.cold(.next(10, 1), .completed(20))
    let second = scheduler.cold(.next(10, 2), .error(20, Failure.first))
    let third = scheduler.cold(.completed(10))
    let all = [first, second, third].map { $0.asObservable() }
    #expect(scheduler.run(.concat(all)) == ["210 next(1)", "230 next(2)", "240 error(first)"])
    #expect(first.subscriptions == [Subscription(200, 220)])
    #expect(second.subscriptions == [Subscription(220, 240)])
    #expect(third.subscriptions == [])
  }

  @Test func `sources of a Swift sequence are created as they are needed`() {
    var taken = 0
    let sources = AnySequence(
      sequence(first: 0) { $0 + 1 }.lazy.map { number -> Numbers in
        taken += 1
        return .just(number)
      })
    #expect(events(of: Numbers.concat(sources).take(2)) == ["next(0)", "next(1)", "completed"])
    #expect(taken == 2)
  }

  @Test func `inner sequences are subscribed to one after the other`() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    let log = Log()
    let subscription = Observable.of(first, second).concat().subscribe(log.observer())
    #expect(first.hasObservers && !second.hasObservers)
    first.onNext(1)
    first.onCompleted()
    second.onNext(2)
    subscription.dispose()
    #expect(!second.hasObservers)
    #expect(log.lines == ["next(1)", "next(2)"])
  }

  /// Runs in a process of its own, because a stack overflow ends the process.
  @Test(.exitTest) func `concatenating a hundred thousand sources does not grow the stack`() async {
    await #expect(processExitsWith: .success) {
      var count = 0
      let many = (0..<100_000).map { Numbers.just($0) }
      _ = Numbers.concat(many).subscribe(onNext: { _ in count += 1 })
      _ = Numbers.from(many.indices).map { many[$0] }.concat().subscribe(onNext: { _ in count += 1 })
      precondition(count == 200_000)
    }
  }
}
