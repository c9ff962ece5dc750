import Reactive
import Testing

struct CatchAndReturnTests {
  typealias Numbers = Observable<Int>

  @Test func `catchAndReturn emits an element in place of an error`() {
    #expect(events(of: failing(1).catchAndReturn(9)) == ["next(1)", "next(9)", "completed"])
    #expect(events(of: Numbers.of(1).catchAndReturn(9)) == ["next(1)", "completed"])
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = subject.catchAndReturn(9).subscribe(log.observer())
    subject.onError(Failure.first)
    #expect(log.lines == ["next(9)", "completed"])
    #expect(!subject.hasObservers)
  }
}
