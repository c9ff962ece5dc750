import Reactive
import Testing

struct ZipTests {
  private let log = Log()
  private let one = PublishSubject<Int>()
  private let other = PublishSubject<Int>()

  @Test func `zip pairs elements of synchronous sources`() {
    #expect(
      events(of: Observable.zip(Observable.of(1, 2, 3), Observable.of("a", "b")) { "\($0)\($1)" }) == [
        "next(1a)", "next(2b)", "completed",
      ])
    #expect(events(of: Observable.zip([Observable<Int>]()) { $0.count }) == ["completed"])
    let one = Observable.of(1)
    let eight = Observable.zip(one, one, one, one, one, one, one, one) {
      $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
    }
    #expect(events(of: eight) == ["next(8)", "completed"])
  }

  /// The sources combined in both ways: as parameters and as a collection.
  private var combinations: [Observable<[Int]>] {
    [Observable.zip(one, other) { [$0, $1] }, Observable.zip([one, other])]
  }

  @Test(arguments: 0...1)
  func `elements wait for their partners, however many are waiting`(way: Int) {
    _ = combinations[way].subscribe(log.observer())
    for number in 1...9 { one.onNext(number) }
    #expect(log.lines == [])
    for number in 11...19 { other.onNext(number) }
    #expect(log.lines == (1...9).map { "next([\($0), \($0 + 10)])" })
  }

  @Test func `zip of a collection completes when an element cannot have a partner any more`() {
    _ = Observable.zip([one, other]).subscribe(log.observer())
    one.onNext(1)
    one.onNext(2)
    one.onCompleted()
    other.onNext(11)
    other.onNext(12)
    #expect(log.lines == ["next([1, 11])", "next([2, 12])"])
    other.onNext(13)
    #expect(log.lines == ["next([1, 11])", "next([2, 12])", "completed"])
    #expect(!other.hasObservers)
  }

  @Test func `zip of several sources completes with the last of them, even if elements have no partner`() {
    _ = Observable.zip(one, other) { [$0, $1] }.subscribe(log.observer())
    one.onNext(1)
    one.onCompleted()
    other.onNext(11)
    other.onNext(12)
    #expect(log.lines == ["next([1, 11])"])
    #expect(other.hasObservers)
    other.onCompleted()
    #expect(log.lines == ["next([1, 11])", "completed"])
  }

  @Test func `an error is emitted even after another source has completed`() {
    _ = Observable.zip(one, other, Observable.just(0)) { [$0, $1, $2] }.subscribe(log.observer())
    one.onCompleted()
    other.onNext(11)
    other.onError(Failure.first)
    #expect(log.lines == ["error(first)"])
  }

  @Test func `zip does not complete while one of its sources has not completed`() {
    _ = Observable.zip(Observable.just(1), Observable.concat(.of(1, 2), .never())) { [$0, $1] }
      .subscribe(log.observer())
    _ = Infallible.zip(Infallible.just(1), Infallible.concat(.of(1, 2), .never())) { [$0, $1] }
      .subscribe(onNext: { log("infallible: \($0)") }, onCompleted: { log("infallible: completed") })
    #expect(log.lines == ["next([1, 1])", "infallible: [1, 1]"])
  }

  @Test(arguments: 0...1)
  func `zip fails with the first error and drops waiting elements`(way: Int) {
    _ = combinations[way].subscribe(log.observer())
    one.onNext(1)
    one.onError(Failure.first)
    other.onNext(11)
    #expect(log.lines == ["error(first)"])
    #expect(!other.hasObservers)
  }

  @Test(arguments: 0...1)
  func `disposal disposes of all sources`(way: Int) {
    let subscription = combinations[way].subscribe(log.observer())
    one.onNext(1)
    subscription.dispose()
    #expect(!one.hasObservers && !other.hasObservers)
    #expect(log.lines.isEmpty)
  }

  @Test func `an error thrown by the result selector is emitted, and all sources are disposed of`() {
    _ = Observable.zip(one, other) { _, _ -> Int in throw Failure.second }.subscribe(log.observer())
    one.onNext(1)
    other.onNext(2)
    #expect(log.lines == ["error(second)"])
    #expect(!one.hasObservers && !other.hasObservers)
  }
}
