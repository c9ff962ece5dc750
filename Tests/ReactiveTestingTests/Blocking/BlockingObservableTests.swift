import Dispatch
import Reactive
import ReactiveTesting
import Testing

struct BlockingObservableTests {
  let background = ConcurrentDispatchQueueScheduler(qos: .default)

  @Test func `waits for a duration`() throws {
    #expect(try Observable.just(4).toBlocking(timeout: .seconds(10)).first() == 4)
    #expect(try Observable.just(4).toBlocking(timeout: Duration.seconds(Int64.max)).first() == 4)
    #expect(throws: RxError.self) {
      try Observable<Int>.never().toBlocking(timeout: .milliseconds(1)).first()
    }
  }

  @Test func `toArray waits for all elements`() throws {
    #expect(try Observable.of(1, 2, 3).toBlocking(timeout: 10).toArray() == [1, 2, 3])
    #expect(try Observable<Int>.empty().toBlocking(timeout: 10).toArray() == [])
    let ticks = Observable<Int>.timer(.milliseconds(1), period: .milliseconds(1), scheduler: background)
    #expect(try ticks.take(3).toBlocking(timeout: 10).toArray() == [0, 1, 2])
  }

  @Test func `what the sequence fails with is thrown`() {
    let failing = Observable.of(1, 2).concat(Observable<Int>.error(Failure.first)).toBlocking(timeout: 10)
    #expect(throws: Failure.first) { try failing.toArray() }
    #expect(throws: Failure.first) { try failing.last() }
    #expect(throws: Failure.first) {
      try Observable<Int>.error(Failure.first).toBlocking(timeout: 10).first()
    }
    #expect(throws: Failure.first) {
      try Observable<Int>.error(Failure.first).toBlocking(timeout: 10).single()
    }
  }

  @Test func `first and last take one element, or nil`() throws {
    #expect(try Observable.repeatElement(4).toBlocking(timeout: 10).first() == 4)
    #expect(try Observable.of(1, 2).toBlocking(timeout: 10).last() == 2)
    #expect(try Observable<Int>.empty().toBlocking(timeout: 10).first() == nil)
    #expect(try Observable<Int>.empty().toBlocking(timeout: 10).last() == nil)
  }

  @Test func `first unsubscribes`() throws {
    var isDisposed = false
    let endless = Observable<Int>.create { observer in
      observer.onNext(1)
      return Disposables.create { isDisposed = true }
    }
    #expect(try endless.toBlocking(timeout: 10).first() == 1)
    #expect(isDisposed)
  }

  @Test func `single wants exactly one element`() throws {
    #expect(try Observable.just(7).toBlocking(timeout: 10).single() == 7)
    #expect(try Observable.of(1, 2, 3).toBlocking(timeout: 10).single { $0 > 2 } == 3)
    #expect(throws: Failure.second) {
      try Observable.just(1).toBlocking(timeout: 10).single { _ in throw Failure.second }
    }
    do {
      _ = try Observable<Int>.empty().toBlocking(timeout: 10).single()
      Issue.record("There is no element.")
    } catch RxError.noElements {}
    do {
      _ = try Observable.repeatElement(1).toBlocking(timeout: 10).single()
      Issue.record("There are many elements.")
    } catch RxError.moreThanOneElement {}
  }

  @Test func `materialize tells the elements and the end`() {
    guard case .completed([1, 2]) = Observable.of(1, 2).toBlocking(timeout: 10).materialize() else {
      Issue.record("It completes with both elements.")
      return
    }
    let failing = Observable.just(1).concat(Observable<Int>.error(Failure.first))
    guard case .failed([1], Failure.first) = failing.toBlocking(timeout: 10).materialize() else {
      Issue.record("It fails after one element.")
      return
    }
  }

  @Test func `waiting ends with an error when the time is up`() {
    let result = Observable.just(1).concat(Observable<Int>.never()).toBlocking(timeout: 0.01).materialize()
    guard case .failed([1], RxError.timeout) = result else {
      Issue.record("It is too late: \(result)")
      return
    }
  }

  @Test func `with a timeout of zero even what ends within its subscription is too late`() {
    for timeout in [0, -1.0] {
      let result = Observable.of(1, 2).toBlocking(timeout: timeout).materialize()
      guard case .failed([1, 2], RxError.timeout) = result else {
        Issue.record("It is in time: \(result)")
        return
      }
      do {
        Issue.record("It is in time: \(try Observable.of(1, 2).toBlocking(timeout: timeout).toArray())")
      } catch { #expect("\(error)" == "Sequence timeout.") }
    }
  }

  @Test func `a sequence can be waited for within an event of another`() throws {
    let sums = Observable.of(1, 2).map { element in
      element + (try Observable.of(10, 20).toBlocking(timeout: 5).toArray().reduce(0, +))
    }
    #expect(try sums.toBlocking(timeout: 10).toArray() == [31, 32])
  }

  @MainActor
  @Test func `on the main thread, waiting does not need another thread's help`() throws {
    let ticks = Observable<Int>.timer(.milliseconds(1), scheduler: background)
    #expect(try ticks.toBlocking(timeout: 5).toArray() == [0])
    guard case .failed(_, RxError.timeout) = Observable<Int>.never().toBlocking(timeout: 0.01).materialize()
    else {
      Issue.record("Nothing comes.")
      return
    }
  }
}
