import Reactive
import Testing

struct ReduceTests {
  @Test func `reduce emits the result at completion`() {
    #expect(events(of: Observable.of(1, 2, 3).reduce(10, accumulator: +)) == ["next(16)", "completed"])
    #expect(
      events(of: Observable.of(1, 2, 3).reduce(0, accumulator: +, mapResult: { "sum \($0)" })) == [
        "next(sum 6)", "completed",
      ])
    #expect(events(of: Observable<Int>.empty().reduce(10, accumulator: +)) == ["next(10)", "completed"])
    #expect(events(of: failing(1).reduce(10, accumulator: +)) == ["error(first)"])
  }

  @Test func `an error thrown by a closure of reduce is emitted`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = subject.reduce(0) { _, _ in throw Failure.first }.subscribe(log.observer())
    subject.onNext(1)
    #expect(log.lines == ["error(first)"])
    #expect(!subject.hasObservers)
    let mapped = Observable.of(1).reduce(0, accumulator: +) { _ -> Int in throw Failure.second }
    #expect(events(of: mapped) == ["error(second)"])
  }
}
