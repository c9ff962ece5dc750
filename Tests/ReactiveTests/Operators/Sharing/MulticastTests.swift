import Reactive
import Testing

struct MulticastTests {
  private let log = Log()

  @Test func `multicast replays the state of the given subject`() {
    let numbers = Observable.of(1, 2).multicast(BehaviorSubject(value: 0))
    #expect(events(of: numbers) == ["next(0)"])
    _ = numbers.connect()
    #expect(events(of: numbers) == ["completed"])
  }

  @Test func `multicast with a selector shares one subscription within the selector`() {
    var subscriptions = 0
    let source = Observable.of(1, 2, 3).do(onSubscribe: { subscriptions += 1 })
    let sums = source.multicast({ PublishSubject<Int>() }) { .zip($0, $0.skip(1)) { $0 + $1 } }
    #expect(events(of: sums) == ["next(3)", "next(5)", "completed"])
    #expect(subscriptions == 1)
  }

  @Test func `an error thrown by a closure of multicast is emitted`() {
    let source = PublishSubject<Int>()
    let noSubject = source.multicast({ () throws -> PublishSubject<Int> in throw Failure.first }) { $0 }
    #expect(events(of: noSubject) == ["error(first)"])
    let noResult = source.multicast({ PublishSubject<Int>() }) { _ -> Observable<Int> in throw Failure.second
    }
    #expect(events(of: noResult) == ["error(second)"])
    #expect(!source.hasObservers)
  }

  @Test func `multicast with a selector disposes of the source with its subscription`() {
    let source = PublishSubject<Int>()
    let subscription = source.multicast({ PublishSubject<Int>() }) { $0 }.subscribe(log.observer())
    source.onNext(1)
    subscription.dispose()
    #expect(!source.hasObservers)
    #expect(log.lines == ["next(1)"])
  }
}
