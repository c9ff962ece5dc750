import Reactive
import Testing

struct SingleTests {
  @Test func `single requires exactly one element`() {
    #expect(events(of: Observable.of(1).single()) == ["next(1)", "completed"])
    #expect(
      events(of: Observable.of(1, 2).single()) == [
        "next(1)", "error(Sequence contains more than one element.)",
      ])
    #expect(
      events(of: Observable<Int>.empty().single()) == ["error(Sequence doesn't contain any elements.)"])
    #expect(events(of: failing(1).single()) == ["next(1)", "error(first)"])
  }

  @Test func `single with a predicate requires exactly one element that satisfies it`() {
    #expect(events(of: Observable.of(1, 2, 3).single { $0 == 2 }) == ["next(2)", "completed"])
    #expect(
      events(of: Observable.of(1, 2, 3).single { $0 > 1 }) == [
        "next(2)", "error(Sequence contains more than one element.)",
      ])
    #expect(
      events(of: Observable.of(1).single { $0 > 1 }) == ["error(Sequence doesn't contain any elements.)"])
    #expect(events(of: Observable.of(1).single { _ in throw Failure.first }) == ["error(first)"])
  }

  @Test func `the source is disposed of at the second element and at disposal`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = subject.single().subscribe(log.observer())
    subject.onNext(1)
    subject.onNext(2)
    #expect(!subject.hasObservers)
    #expect(log.lines == ["next(1)", "error(Sequence contains more than one element.)"])
    let subscription = subject.single().subscribe()
    #expect(subject.hasObservers)
    subscription.dispose()
    #expect(!subject.hasObservers)
  }
}
