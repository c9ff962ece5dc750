import Reactive
import Testing

struct IgnoreElementsTests {
  @Test func `ignoreElements forwards only the terminal event`() {
    #expect(events(of: Observable.of(1, 2).ignoreElements()) == ["completed"])
    #expect(events(of: Observable<Int>.error(Failure.first).ignoreElements()) == ["error(first)"])
    #expect(events(of: Observable.of(1, 2).ignoreElements().asCompletable().asObservable()) == ["completed"])
  }

  @Test func `disposal disposes of the source`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    let subscription = subject.ignoreElements().subscribe { log("\($0)") }
    subject.onNext(1)
    #expect(subject.hasObservers)
    subscription.dispose()
    #expect(!subject.hasObservers)
    #expect(log.lines == [])
  }
}
