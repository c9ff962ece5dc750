import Reactive
import Testing

struct TakeTests {
  @Test func `take(while:) completes at the first that does not satisfy`() {
    let source = Observable.of(1, 2, 3, 1)
    #expect(events(of: source.take(while: { $0 < 3 })) == ["next(1)", "next(2)", "completed"])
    #expect(
      events(of: source.take(while: { $0 < 3 }, behavior: .inclusive)) == [
        "next(1)", "next(2)", "next(3)", "completed",
      ])
    #expect(events(of: Observable.of(1).take(while: { $0 < 3 })) == ["next(1)", "completed"])
    #expect(events(of: failing(1).take(while: { $0 < 3 })) == ["next(1)", "error(first)"])
  }

  @Test func `take(until:) completes at the first that satisfies`() {
    let source = Observable.of(1, 2, 3, 4)
    #expect(events(of: source.take(until: { $0 == 3 })) == ["next(1)", "next(2)", "completed"])
    #expect(
      events(of: source.take(until: { $0 == 3 }, behavior: .inclusive)) == [
        "next(1)", "next(2)", "next(3)", "completed",
      ])
  }

  @Test func `take(while:) lets the source go and asks no more`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = subject.take(while: { number in
      log("asked \(number)")
      return number < 2
    }).subscribe(log.observer())
    for number in 1...3 { subject.onNext(number) }
    #expect(log.lines == ["asked 1", "next(1)", "asked 2", "completed"])
    #expect(!subject.hasObservers)
  }

  @Test func `predicates that throw are the error`() {
    #expect(events(of: Observable.of(1).take(while: { _ in throw Failure.first })) == ["error(first)"])
    let until = Observable.of(1).take(until: { _ in throw Failure.second }, behavior: .inclusive)
    #expect(events(of: until) == ["error(second)"])
  }

  @Test func `take(until: other) completes when the other sends`() {
    let source = PublishSubject<Int>()
    let other = PublishSubject<String>()
    let log = Log()
    _ = source.take(until: other).subscribe(log.observer())
    source.onNext(1)
    other.onNext("x")
    source.onNext(2)
    #expect(log.lines == ["next(1)", "completed"])
    #expect(!source.hasObservers && !other.hasObservers)
  }

  @Test func `take(until: other) goes on when the other completes`() {
    let source = PublishSubject<Int>()
    let other = PublishSubject<Int>()
    let log = Log()
    _ = source.take(until: other).subscribe(log.observer())
    other.onCompleted()
    source.onNext(1)
    source.onCompleted()
    #expect(log.lines == ["next(1)", "completed"])
  }

  @Test func `take(until: other) fails with either`() {
    #expect(events(of: Observable<Int>.never().take(until: failing())) == ["error(first)"])
    #expect(events(of: failing(1).take(until: Observable<Int>.never())) == ["next(1)", "error(first)"])
  }

  @Test func `take(until: other) subscribes to the other first`() {
    let log = Log()
    let source = Observable.of(1).do(onSubscribe: { log("source") })
    let other = Observable<Int>.never().do(onSubscribe: { log("other") })
    #expect(events(of: source.take(until: other)) == ["next(1)", "completed"])
    #expect(log.lines == ["other", "source"])
    #expect(events(of: Observable.just(1).take(until: Observable.just(2))) == ["completed"])
  }

  @Test func `take(until: other) lets both go at disposal`() {
    let source = PublishSubject<Int>()
    let other = PublishSubject<Int>()
    let subscription = source.take(until: other).subscribe()
    #expect(source.hasObservers && other.hasObservers)
    subscription.dispose()
    #expect(!source.hasObservers && !other.hasObservers)
  }

  @Test func `takeLast sends the last when the source completes`() {
    #expect(events(of: Observable.of(1, 2, 3).takeLast(2)) == ["next(2)", "next(3)", "completed"])
    #expect(events(of: Observable.of(1, 2, 3).takeLast(0)) == ["completed"])
    #expect(events(of: Observable.of(1).takeLast(5)) == ["next(1)", "completed"])
    #expect(events(of: failing(1, 2).takeLast(1)) == ["error(first)"])
    #expect(events(of: Observable.range(start: 0, count: 1000).takeLast(1)) == ["next(999)", "completed"])
  }

  @Test func `takeLast stops when it is disposed of in the middle`() {
    let log = Log()
    let subscription = SerialDisposable()
    let source = PublishSubject<Int>()
    subscription.disposable = source.takeLast(3).subscribe {
      log("\($0)")
      subscription.dispose()
    }
    for number in 1...3 { source.onNext(number) }
    source.onCompleted()
    #expect(log.lines == ["next(1)"])
  }

  @Test func `takeLast of less than nothing traps`() async {
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).takeLast(-1) }
  }
}
