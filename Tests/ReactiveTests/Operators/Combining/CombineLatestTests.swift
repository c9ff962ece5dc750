import Reactive
import Testing

struct CombineLatestTests {
  private let log = Log()
  private let one = PublishSubject<Int>()
  private let other = PublishSubject<Int>()
  private let third = PublishSubject<Int>()

  /// The sources combined in both ways: by parameters, and in a collection.
  private var combinations: [Observable<[Int]>] {
    [
      Observable.combineLatest(one, other, third) { [$0, $1, $2] },
      Observable.combineLatest([one, other, third]),
    ]
  }

  @Test func `combines as sources take turns`() {
    #expect(
      events(of: Observable.combineLatest(Observable.of(1, 2, 3), Observable.of("a", "b")) { "\($0)\($1)" })
        == [
          "next(1a)", "next(2a)", "next(2b)", "next(3b)", "completed",
        ])
    #expect(
      events(of: Observable.combineLatest([Observable.of(1, 2), .of(10, 20)]) { $0.reduce(0, +) }) == [
        "next(11)", "next(12)", "next(22)", "completed",
      ])
    #expect(
      events(of: Observable.combineLatest([Observable<Int>]()) { $0.count }) == ["next(0)", "completed"])
  }

  @Test(arguments: 0...1)
  func `completes when no combination can come any more`(way: Int) {
    _ = combinations[way].subscribe(log.observer())
    one.onCompleted()
    other.onNext(2)
    other.onCompleted()
    #expect(log.lines == [])
    third.onNext(3)
    #expect(log.lines == ["completed"])
    #expect(!third.hasObservers)
  }

  @Test(arguments: 0...1)
  func `goes on with the last element of a source that has completed`(way: Int) {
    _ = combinations[way].subscribe(log.observer())
    one.onNext(1)
    one.onCompleted()
    other.onNext(2)
    other.onCompleted()
    third.onNext(3)
    third.onNext(4)
    third.onCompleted()
    #expect(log.lines == ["next([1, 2, 3])", "next([1, 2, 4])", "completed"])
  }

  @Test(arguments: 0...1)
  func `fails with the first that fails, and lets the others go`(way: Int) {
    _ = combinations[way].subscribe(log.observer())
    one.onNext(1)
    other.onError(Failure.first)
    third.onError(Failure.second)
    #expect(log.lines == ["error(first)"])
    #expect(!one.hasObservers && !third.hasObservers)
  }

  @Test(arguments: 0...1)
  func `lets all go at disposal`(way: Int) {
    let subscription = combinations[way].subscribe(log.observer())
    #expect(one.hasObservers && other.hasObservers && third.hasObservers)
    subscription.dispose()
    #expect(!one.hasObservers && !other.hasObservers && !third.hasObservers)
    #expect(log.lines.isEmpty)
  }

  @Test func `what the result selector throws is the error, and lets all go`() {
    _ = Observable.combineLatest(one, other) { first, second -> Int in
      if second == 2 { throw Failure.second }
      return first + second
    }.subscribe(log.observer())
    one.onNext(1)
    other.onNext(1)
    other.onNext(2)
    #expect(log.lines == ["next(2)", "error(second)"])
    #expect(!one.hasObservers && !other.hasObservers)
  }
}
