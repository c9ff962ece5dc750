import Reactive
import Testing

struct ToArrayTests {
  @Test func `toArray collects all elements`() {
    #expect(events(of: Observable.of(1, 2).toArray().asObservable()) == ["next([1, 2])", "completed"])
    #expect(events(of: Observable<Int>.empty().toArray().asObservable()) == ["next([])", "completed"])
    #expect(events(of: failing(1).toArray().asObservable()) == ["error(first)"])
  }

  @Test func `toArray succeeds only at completion, and disposal disposes of the source`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    let subscription = subject.toArray().subscribe { log("\($0)") }
    subject.onNext(1)
    #expect(subject.hasObservers)
    subscription.dispose()
    #expect(!subject.hasObservers)
    #expect(log.lines == [])
  }
}
