import Reactive
import Testing

struct FirstTests {
  @Test func `first succeeds with the first element, or with nil if there is none`() {
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
}
