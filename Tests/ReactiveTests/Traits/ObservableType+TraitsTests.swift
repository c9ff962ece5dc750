import Reactive
import Testing

struct ObservableTypeTraitsTests {
  private let log = Log()

  @Test func `asSingle requires exactly one element`() {
    #expect(events(of: Observable.just(1).asSingle().asObservable()) == ["next(1)", "completed"])
    #expect(
      events(of: Observable<Int>.empty().asSingle().asObservable())
        == ["error(Sequence doesn't contain any elements.)"])
    #expect(
      events(of: Observable.of(1, 2).asSingle().asObservable())
        == ["error(Sequence contains more than one element.)"])
    #expect(events(of: Observable<Int>.error(Failure.first).asSingle().asObservable()) == ["error(first)"])
  }

  @Test func `asMaybe requires at most one element`() {
    #expect(events(of: Observable.just(1).asMaybe().asObservable()) == ["next(1)", "completed"])
    #expect(events(of: Observable<Int>.empty().asMaybe().asObservable()) == ["completed"])
    #expect(
      events(of: Observable.of(1, 2).asMaybe().asObservable())
        == ["error(Sequence contains more than one element.)"])
  }

  @Test func `a second element causes an error immediately`() {
    let subject = PublishSubject<Int>()
    _ = subject.asSingle().subscribe { [log] in log("\($0)") }
    subject.onNext(1)
    #expect(log.lines.isEmpty)
    subject.onNext(2)
    #expect(log.lines.count == 1)
    #expect(!subject.hasObservers)
  }

  @Test func `asCompletable forwards the terminal event`() {
    #expect(events(of: Observable<Never>.empty().asCompletable().asObservable()) == ["completed"])
    #expect(
      events(of: Observable<Never>.error(Failure.first).asCompletable().asObservable()) == ["error(first)"])
  }

  @Test func `disposal disposes of the source`() {
    let subject = PublishSubject<Int>()
    for subscription in [subject.asSingle().subscribe(), subject.asMaybe().subscribe()] {
      subscription.dispose()
    }
    #expect(!subject.hasObservers)
  }
}
