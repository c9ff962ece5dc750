import Dispatch
import Reactive
import ReactiveTesting
import Testing

struct BlockingObservableTests {
  let background = ConcurrentDispatchQueueScheduler(qos: .default)

  @Test func `the timeout can be a duration`() throws {
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

  @Test func `the error of the sequence is thrown`() {
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

  @Test func `first and last return one element, or nil`() throws {
    #expect(try Observable.repeatElement(4).toBlocking(timeout: 10).first() == 4)
    #expect(try Observable.of(1, 2).toBlocking(timeout: 10).last() == 2)
    #expect(try Observable<Int>.empty().toBlocking(timeout: 10).first() == nil)
    #expect(try Observable<Int>.empty().toBlocking(timeout: 10).last() == nil)
  }

  @Test func `first disposes of the subscription`() throws {
    var isDisposed = false
    let endless = Observable<Int>.create { observer in
      observer.onNext(1)
      return Disposables.create { isDisposed = true }
    }
    #expect(try endless.toBlocking(timeout: 10).first() == 1)
    #expect(isDisposed)
  }

  @Test func `single requires exactly one element`() throws {
    #expect(try Observable.just(7).toBlocking(timeout: 10).single() == 7)
    #expect(try Observable.of(1, 2, 3).toBlocking(timeout: 10).single { $0 > 2 } == 3)
    #expect(throws: Failure.second) {
      try Observable.just(1).toBlocking(timeout: 10).single { _ in throw Failure.second }
    }
    do {
      _ = try Observable<Int>.empty().toBlocking(timeout: 10).single()
      Issue.record("A sequence without elements must fail.")
    } catch RxError.noElements {}
    do {
      _ = try Observable.repeatElement(1).toBlocking(timeout: 10).single()
      Issue.record("A sequence with several elements must fail.")
    } catch RxError.moreThanOneElement {}
  }

  @Test func `materialize returns the elements and the terminal event`() {
    guard case .completed([1, 2]) = Observable.of(1, 2).toBlocking(timeout: 10).materialize() else {
      Issue.record("The result must be completed with both elements.")
      return
    }
    let failing = Observable.just(1).concat(Observable<Int>.error(Failure.first))
    guard case .failed([1], Failure.first) = failing.toBlocking(timeout: 10).materialize() else {
      Issue.record("The result must be failed after one element.")
      return
    }
  }

  @Test func `a sequence that takes longer than the timeout fails`() {
    let result = Observable.just(1).concat(Observable<Int>.never()).toBlocking(timeout: 0.01).materialize()
    guard case .failed([1], RxError.timeout) = result else {
      Issue.record("The result must be a timeout: \(result)")
      return
    }
  }

  @Test func `with a timeout of zero even a synchronous sequence times out`() {
    for timeout in [0, -1.0] {
      let result = Observable.of(1, 2).toBlocking(timeout: timeout).materialize()
      guard case .failed([1, 2], RxError.timeout) = result else {
        Issue.record("The result must be a timeout: \(result)")
        return
      }
      do {
        Issue.record("No timeout: \(try Observable.of(1, 2).toBlocking(timeout: timeout).toArray())")
      } catch { #expect("\(error)" == "Sequence timeout.") }
    }
  }

  @Test func `a sequence can be awaited during an event of another one`() throws {
    let sums = Observable.of(1, 2).map { element in
      element + (try Observable.of(10, 20).toBlocking(timeout: 5).toArray().reduce(0, +))
    }
    #expect(try sums.toBlocking(timeout: 10).toArray() == [31, 32])
  }

  @MainActor
  @Test func `on the main thread, waiting does not depend on another thread`() throws {
    let ticks = Observable<Int>.timer(.milliseconds(1), scheduler: background)
    #expect(try ticks.toBlocking(timeout: 5).toArray() == [0])
    guard case .failed(_, RxError.timeout) = Observable<Int>.never().toBlocking(timeout: 0.01).materialize()
    else {
      Issue.record("The result must be a timeout.")
      return
    }
  }
}
