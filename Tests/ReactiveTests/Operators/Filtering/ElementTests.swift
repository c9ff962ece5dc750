import Reactive
import Testing

/// Operators that look for one element.
struct ElementTests {
  @Test func `element(at:) keeps one and lets the source go`() {
    #expect(events(of: Observable.of("a", "b", "c").element(at: 1)) == ["next(b)", "completed"])
    let subject = PublishSubject<Int>()
    let subscription = subject.element(at: 0).subscribe()
    subject.onNext(1)
    #expect(!subject.hasObservers)
    subscription.dispose()
  }

  @Test func `element(at:) out of range is an error`() {
    #expect(events(of: Observable.of("a").element(at: 9)) == ["error(Argument out of range.)"])
    #expect(events(of: failing(1).element(at: 1)) == ["error(first)"])
  }

  @Test func `element(at:) of a negative index traps`() async {
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).element(at: -1) }
  }

  @Test func `first succeeds with the first element or with nil`() {
    #expect(events(of: Observable.of(7, 8).first().asObservable()) == ["next(Optional(7))", "completed"])
    #expect(events(of: Observable<Int>.empty().first().asObservable()) == ["next(nil)", "completed"])
    #expect(events(of: failing().first().asObservable()) == ["error(first)"])
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = subject.first().subscribe { log("\($0)") }
    subject.onNext(1)
    #expect(log.lines == ["success(Optional(1))"])
    #expect(!subject.hasObservers)
  }

  @Test func `single wants exactly one`() {
    #expect(events(of: Observable.of(1).single()) == ["next(1)", "completed"])
    #expect(
      events(of: Observable.of(1, 2).single()) == [
        "next(1)", "error(Sequence contains more than one element.)",
      ])
    #expect(
      events(of: Observable<Int>.empty().single()) == ["error(Sequence doesn't contain any elements.)"])
    #expect(events(of: failing(1).single()) == ["next(1)", "error(first)"])
  }

  @Test func `single with a predicate wants exactly one that satisfies it`() {
    #expect(events(of: Observable.of(1, 2, 3).single { $0 == 2 }) == ["next(2)", "completed"])
    #expect(
      events(of: Observable.of(1, 2, 3).single { $0 > 1 }) == [
        "next(2)", "error(Sequence contains more than one element.)",
      ])
    #expect(
      events(of: Observable.of(1).single { $0 > 1 }) == ["error(Sequence doesn't contain any elements.)"])
    #expect(events(of: Observable.of(1).single { _ in throw Failure.first }) == ["error(first)"])
  }

  @Test func `ifEmpty sends a default in place of nothing`() {
    #expect(events(of: Observable<Int>.empty().ifEmpty(default: 9)) == ["next(9)", "completed"])
    #expect(events(of: Observable.of(1).ifEmpty(default: 9)) == ["next(1)", "completed"])
    #expect(events(of: failing().ifEmpty(default: 9)) == ["error(first)"])
  }

  @Test func `ifEmpty goes on with another sequence`() {
    let empty = Observable<Int>.empty()
    #expect(events(of: empty.ifEmpty(switchTo: .of(1, 2))) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: empty.ifEmpty(switchTo: .empty())) == ["completed"])
    #expect(events(of: empty.ifEmpty(switchTo: failing(1))) == ["next(1)", "error(first)"])
    #expect(events(of: Observable.of(1).ifEmpty(switchTo: .of(2))) == ["next(1)", "completed"])
    #expect(events(of: failing().ifEmpty(switchTo: .of(2))) == ["error(first)"])
  }

  @Test func `ifEmpty lets the first source go before it goes on, and the second at disposal`() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    let subscription = first.ifEmpty(switchTo: second).subscribe()
    #expect(first.hasObservers && !second.hasObservers)
    first.onCompleted()
    #expect(!first.hasObservers && second.hasObservers)
    subscription.dispose()
    #expect(!second.hasObservers)
  }
}
