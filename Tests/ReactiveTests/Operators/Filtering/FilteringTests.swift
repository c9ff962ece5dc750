import Reactive
import Testing

struct FilteringTests {
  @Test func `filter keeps what satisfies, and fails with what is thrown`() {
    #expect(events(of: Observable.of(1, 2, 3).filter { $0 != 2 }) == ["next(1)", "next(3)", "completed"])
    let failing = Observable.of(1, 2, 3).filter { number in
      if number == 2 { throw Failure.first }
      return true
    }
    #expect(events(of: failing) == ["next(1)", "error(first)"])
  }

  @Test func `take keeps the first, completes, and lets the source go`() {
    #expect(events(of: Observable.of(1, 2, 3).take(2)) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: Observable.of(1).take(5)) == ["next(1)", "completed"])
    let subject = PublishSubject<Int>()
    let subscription = subject.take(1).subscribe()
    subject.onNext(1)
    #expect(!subject.hasObservers)
    subscription.dispose()
  }

  @Test func `take(0) does not even subscribe`() {
    let log = Log()
    #expect(events(of: Observable.of(1).do(onSubscribe: { log("subscribed") }).take(0)) == ["completed"])
    #expect(log.lines.isEmpty)
  }

  @Test func `take does not let more through when it is called again within its last element`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = subject.take(1).subscribe {
      log("\($0)")
      subject.onNext(2)
    }
    subject.onNext(1)
    #expect(log.lines == ["next(1)", "completed"])
  }

  @Test func `take of less than nothing traps`() async {
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).take(-1) }
  }

  @Test func `skip drops the first`() {
    #expect(events(of: Observable.of(1, 2, 3).skip(2)) == ["next(3)", "completed"])
    #expect(events(of: Observable.of(1).skip(5)) == ["completed"])
    #expect(events(of: Observable.of(1).skip(-1)) == ["next(1)", "completed"])
    #expect(events(of: Observable<Int>.error(Failure.first).skip(1)) == ["error(first)"])
  }

  @Test func `each subscription counts for itself`() {
    let source = Observable.of(1, 2, 3).skip(1).take(1)
    #expect(events(of: source) == ["next(2)", "completed"])
    #expect(events(of: source) == ["next(2)", "completed"])
  }

  @Test func `ignoreElements keeps the end`() {
    #expect(events(of: Observable.of(1, 2).ignoreElements()) == ["completed"])
    #expect(events(of: Observable<Int>.error(Failure.first).ignoreElements()) == ["error(first)"])
    #expect(events(of: Observable.of(1, 2).ignoreElements().asCompletable().asObservable()) == ["completed"])
  }
}
