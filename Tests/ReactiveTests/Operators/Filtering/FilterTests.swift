import Reactive
import Testing

struct FilterTests {
  @Test func `filter emits elements that satisfy its predicate, and fails if the predicate throws`() {
    #expect(events(of: Observable.of(1, 2, 3).filter { $0 != 2 }) == ["next(1)", "next(3)", "completed"])
    let failing = Observable.of(1, 2, 3).filter { number in
      if number == 2 { throw Failure.first }
      return true
    }
    #expect(events(of: failing) == ["next(1)", "error(first)"])
  }

  @Test func `the source is disposed of when the predicate throws, and at disposal`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = subject.filter { _ in throw Failure.first }.subscribe(log.observer())
    subject.onNext(1)
    #expect(!subject.hasObservers)
    let subscription = subject.filter { $0 > 1 }.subscribe(log.observer())
    subject.onNext(2)
    subscription.dispose()
    #expect(!subject.hasObservers)
    #expect(log.lines == ["error(first)", "next(2)"])
  }
}
