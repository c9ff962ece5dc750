import Reactive
import Testing

struct MaterializeTests {
  @Test func `materialize turns events into elements`() {
    #expect(events(of: failing(1).materialize()) == ["next(next(1))", "next(error(first))", "completed"])
    #expect(events(of: Observable<Int>.empty().materialize()) == ["next(completed)", "completed"])
  }

  @Test func `materialize does not complete for an observer that has left at the end`() {
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

  @Test func `dematerialize is the reverse`() {
    #expect(
      events(of: Observable.of(1, 2).materialize().dematerialize()) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: failing(1).materialize().dematerialize()) == ["next(1)", "error(first)"])
  }

  @Test func `dematerialize ends with the first end, or with its source`() {
    let subject = PublishSubject<Event<Int>>()
    let log = Log()
    _ = subject.dematerialize().subscribe(log.observer())
    subject.onNext(.next(1))
    subject.onNext(.error(Failure.first))
    #expect(log.lines == ["next(1)", "error(first)"])
    #expect(!subject.hasObservers)
    #expect(events(of: Observable<Event<Int>>.error(Failure.second).dematerialize()) == ["error(second)"])
    #expect(events(of: Observable.of(Event.next(1)).dematerialize()) == ["next(1)", "completed"])
  }
}
