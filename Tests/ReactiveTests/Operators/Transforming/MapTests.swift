import Reactive
import Testing

struct MapTests {
  @Test func `map transforms each element`() {
    #expect(events(of: Observable.of(1, 2).map { "\($0)!" }) == ["next(1!)", "next(2!)", "completed"])
    #expect(events(of: Observable<Int>.error(Failure.first).map { $0 }) == ["error(first)"])
  }

  @Test func `an error thrown by the closure is emitted, and the source is disposed of`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = subject.map { number -> Int in
      if number == 2 { throw Failure.first }
      return number
    }.subscribe(log.observer())
    subject.onNext(1)
    subject.onNext(2)
    subject.onNext(3)
    #expect(log.lines == ["next(1)", "error(first)"])
    #expect(!subject.hasObservers)
  }
}
