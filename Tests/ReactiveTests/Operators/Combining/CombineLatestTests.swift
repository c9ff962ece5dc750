import Reactive
import Testing

struct CombineLatestTests {
  private let log = Log()
  private let one = PublishSubject<Int>()
  private let other = PublishSubject<Int>()
  private let third = PublishSubject<Int>()

  /// The sources combined in both ways: as parameters and as a collection.
  private var combinations: [Observable<[Int]>] {
    [
      Observable.combineLatest(one, other, third) { [$0, $1, $2] },
      Observable.combineLatest([one, other, third]),
    ]
  }

  @Test func `synchronous sources take turns`() {
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
  func `combineLatest completes when no combination is possible any more`(way: Int) {
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
  func `the last element of a completed source is still combined`(way: Int) {
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
  func `combineLatest fails with the first error and disposes of the other sources`(way: Int) {
    _ = combinations[way].subscribe(log.observer())
    one.onNext(1)
    other.onError(Failure.first)
    third.onError(Failure.second)
    #expect(log.lines == ["error(first)"])
    #expect(!one.hasObservers && !third.hasObservers)
  }

  @Test(arguments: 0...1)
  func `disposal disposes of all sources`(way: Int) {
    let subscription = combinations[way].subscribe(log.observer())
    #expect(one.hasObservers && other.hasObservers && third.hasObservers)
    subscription.dispose()
    #expect(!one.hasObservers && !other.hasObservers && !third.hasObservers)
    #expect(log.lines.isEmpty)
  }

  @Test func `an error thrown by the result selector is emitted, and all sources are disposed of`() {
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
