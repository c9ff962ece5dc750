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
}
