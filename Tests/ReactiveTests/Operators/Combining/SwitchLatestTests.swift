import Reactive
import ReactiveTesting
import Testing

struct SwitchLatestTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `the latest of several synchronous sequences replaces the earlier ones`() {
    #expect(
      events(of: Observable.of(Observable.of(1, 2), Observable.of(3, 4)).switchLatest()) == [
        "next(1)", "next(3)", "next(4)", "completed",
      ])
  }

  @Test func `the previous inner sequence is disposed of when the next one is emitted`() {
    let inner = scheduler.cold(.next(5, 0), .next(15, 1), .completed(30))
    let source = scheduler.hot(.next(210, 1), .next(220, 2), .completed(230))
    let result = scheduler.run(source.map { number in inner.map { number * 10 + $0 } }.switchLatest())
    #expect(result == ["215 next(10)", "225 next(20)", "235 next(21)", "250 completed"])
    #expect(inner.subscriptions == [Subscription(210, 220), Subscription(220, 250)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `switchLatest fails with the latest sequence, and disposal disposes of both`() {
    let outer = PublishSubject<PublishSubject<Int>>()
    let log = Log()
    for end in [Event<Int>.error(Failure.first), nil] {
      let old = PublishSubject<Int>()
      let new = PublishSubject<Int>()
      let subscription = outer.switchLatest().subscribe(log.observer())
      outer.onNext(old)
      outer.onNext(new)
      #expect(!old.hasObservers && new.hasObservers)
      if let end { new.on(end) } else { subscription.dispose() }
      #expect(!outer.hasObservers && !new.hasObservers)
    }
    #expect(log.lines == ["error(first)"])
  }

  /// `merge(maxConcurrent: 1)` and `concat` differ only in the turns of the outer sequence.
  @Test func `concatenated sequences take turns with their inner sequences as in RxSwift`() {
    typealias Numbers = Observable<Int>
    let one = Observable.of(Numbers.of(1, 2, 3), Numbers.of(10, 20, 30))
    let other = Observable.of(Numbers.of(4, 5, 6), Numbers.of(40, 50, 60))
    let expected = [1, 10, 20, 4, 40, 50, 60]
    #expect(numbers(of: Observable.of(one, other).merge(maxConcurrent: 1)) == expected)
    #expect(numbers(of: Observable.of(one, other).concat()) == expected)
    #expect(numbers(of: Observable.concat(one, other)) == expected)
    #expect(numbers(of: one.concat(other)) == expected)
    let only = Observable.just(Numbers.of(1, 2, 3))
    let last = Observable.just(Numbers.of(4, 5, 6))
    // The outer `of` takes a turn between the two sequences, so the first inner sequence gets a turn as well.
    #expect(numbers(of: Observable.of(only, last).merge(maxConcurrent: 1)) == [1, 4, 5, 6])
    #expect(numbers(of: Observable.of(only, last).merge()) == [1, 4, 5, 6])
    #expect(numbers(of: Observable.concat(only, last)) == [4, 5, 6])
    #expect(numbers(of: only.concat(last)) == [4, 5, 6])
  }

  private func numbers(of outer: Observable<Observable<Int>>) -> [Int] {
    var numbers: [Int] = []
    _ = outer.switchLatest().subscribe(onNext: { numbers.append($0) })
    return numbers
  }
}
