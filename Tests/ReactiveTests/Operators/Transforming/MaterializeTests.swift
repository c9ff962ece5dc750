import Reactive
import Testing

struct MaterializeTests {
  @Test func `materialize turns events into elements`() {
    #expect(events(of: failing(1).materialize()) == ["next(next(1))", "next(error(first))", "completed"])
    #expect(events(of: Observable<Int>.empty().materialize()) == ["next(completed)", "completed"])
  }

  @Test func `materialize does not complete if the observer disposes at the terminal event`() {
    let log = Log()
    let subject = PublishSubject<Int>()
    let subscription = SerialDisposable()
    subscription.disposable = subject.materialize().subscribe {
      log("\($0)")
      subscription.dispose()
    }
    subject.onCompleted()
    #expect(log.lines == ["next(completed)"])
  }
}
