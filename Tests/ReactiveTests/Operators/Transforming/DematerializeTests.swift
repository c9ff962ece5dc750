import Reactive
import Testing

struct DematerializeTests {
  @Test func `dematerialize reverses materialize`() {
    #expect(
      events(of: Observable.of(1, 2).materialize().dematerialize()) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: failing(1).materialize().dematerialize()) == ["next(1)", "error(first)"])
  }

  @Test func `dematerialize terminates at the first terminal event, or with its source`() {
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
