import Reactive
import Testing

struct ZipTests {
  private let log = Log()
  private let one = PublishSubject<Int>()
  private let other = PublishSubject<Int>()

  @Test func `combines as sources take turns`() {
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

  /// The sources combined in both ways: by parameters, and in a collection.
  private var combinations: [Observable<[Int]>] {
    [Observable.zip(one, other) { [$0, $1] }, Observable.zip([one, other])]
  }

  @Test(arguments: 0...1)
  func `elements wait for their partners, however many there are`(way: Int) {
    _ = combinations[way].subscribe(log.observer())
    for number in 1...9 { one.onNext(number) }
    #expect(log.lines == [])
    for number in 11...19 { other.onNext(number) }
    #expect(log.lines == (1...9).map { "next([\($0), \($0 + 10)])" })
  }

  @Test func `a collection completes where an element can have no partner any more`() {
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

  @Test func `several sources complete when all have, though elements can have no partner any more`() {
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

  @Test func `an error counts after the others have completed`() {
    _ = Observable.zip(one, other, Observable.just(0)) { [$0, $1, $2] }.subscribe(log.observer())
    one.onCompleted()
    other.onNext(11)
    other.onError(Failure.first)
    #expect(log.lines == ["error(first)"])
  }

  @Test func `one that never ends is waited for`() {
    _ = Observable.zip(Observable.just(1), Observable.concat(.of(1, 2), .never())) { [$0, $1] }
      .subscribe(log.observer())
    _ = Infallible.zip(Infallible.just(1), Infallible.concat(.of(1, 2), .never())) { [$0, $1] }
      .subscribe(onNext: { log("infallible: \($0)") }, onCompleted: { log("infallible: completed") })
    #expect(log.lines == ["next([1, 1])", "infallible: [1, 1]"])
  }

  @Test(arguments: 0...1)
  func `fails with the first that fails, and drops what waits`(way: Int) {
    _ = combinations[way].subscribe(log.observer())
    one.onNext(1)
    one.onError(Failure.first)
    other.onNext(11)
    #expect(log.lines == ["error(first)"])
    #expect(!other.hasObservers)
  }

  @Test(arguments: 0...1)
  func `lets all go at disposal`(way: Int) {
    let subscription = combinations[way].subscribe(log.observer())
    one.onNext(1)
    subscription.dispose()
    #expect(!one.hasObservers && !other.hasObservers)
    #expect(log.lines.isEmpty)
  }

  @Test func `what the result selector throws is the error, and lets all go`() {
    _ = Observable.zip(one, other) { _, _ -> Int in throw Failure.second }.subscribe(log.observer())
    one.onNext(1)
    other.onNext(2)
    #expect(log.lines == ["error(second)"])
    #expect(!one.hasObservers && !other.hasObservers)
  }
}
