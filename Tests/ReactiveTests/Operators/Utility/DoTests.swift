import Dispatch
import Reactive
import ReactiveTesting
import Testing

struct DoTests {
  private let log = Log()

  private func watched(_ source: Observable<Int>, _ name: String = "") -> Observable<Int> {
    source.do(
      onNext: { [log] in log("\(name)onNext \($0)") }, afterNext: { [log] in log("\(name)afterNext \($0)") },
      onError: { [log] in log("\(name)onError \($0)") },
      afterError: { [log] in log("\(name)afterError \($0)") },
      onCompleted: { [log] in log("\(name)onCompleted") },
      afterCompleted: { [log] in log("\(name)afterCompleted") },
      onSubscribe: { [log] in log("\(name)onSubscribe") },
      onSubscribed: { [log] in log("\(name)onSubscribed") },
      onDispose: { [log] in log("\(name)onDispose") })
  }

  @Test func `calls each closure in its place`() {
    _ = watched(.of(1)).subscribe(log.observer())
    #expect(
      log.lines == [
        "onSubscribe", "onSubscribed", "onNext 1", "next(1)", "afterNext 1", "onCompleted", "completed",
        "afterCompleted", "onDispose",
      ])
  }

  @Test func `calls those of an error; a source of one event is through before it is subscribed to`() {
    _ = watched(.error(Failure.first)).subscribe(log.observer())
    #expect(
      log.lines == [
        "onSubscribe", "onError first", "error(first)", "afterError first", "onSubscribed", "onDispose",
      ])
  }

  @Test func `calls onDispose at disposal, the nearest to the source first`() {
    let subscription = watched(watched(.never(), "inner "), "outer ").subscribe(
      onDisposed: { [log] in log("disposed") })
    subscription.dispose()
    #expect(
      log.lines == [
        "outer onSubscribe", "inner onSubscribe", "inner onSubscribed", "outer onSubscribed",
        "inner onDispose",
        "outer onDispose", "disposed",
      ])
  }

  @Test func `two of them end in the order of their nesting`() {
    _ = watched(watched(PublishSubject<Int>.finished, "inner "), "outer ").subscribe(log.observer())
    #expect(
      log.lines == [
        "outer onSubscribe", "inner onSubscribe", "inner onCompleted", "outer onCompleted", "completed",
        "outer afterCompleted", "inner afterCompleted", "inner onSubscribed", "inner onDispose",
        "outer onSubscribed", "outer onDispose",
      ])
  }

  @Test func `gives its source back after its closures, also where the events change their scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let moves: [(Observable<Int>) -> Observable<Int>] = [
      { $0.observe(on: scheduler) }, { $0.subscribe(on: scheduler) },
    ]
    for move in moves {
      let log = Log()
      let subject = PublishSubject<Int>()
      let source = subject.do(
        onCompleted: { log("onCompleted") }, afterCompleted: { log("afterCompleted") },
        onDispose: { log("onDispose") })
      _ = move(source).subscribe(log.observer())
      scheduler.start()
      subject.onCompleted()
      scheduler.start()
      #expect(log.lines.filter { $0 != "completed" } == ["onCompleted", "afterCompleted", "onDispose"])
    }
  }

  @Test func `is told of no end after a later stage has ended the sequence`() {
    let scheduler = TestScheduler(initialClock: 0)
    let span = RxTimeInterval.seconds(5)
    let sources: [Observable<Int>] = [
      .of(1, 2).take(2), .of(1, 2).take(until: { $0 == 2 }, behavior: .inclusive),
      .of(1, 2).throttle(span, scheduler: scheduler),
      .of(1, 2).debounce(span, scheduler: scheduler).startWith(1),
      Observable.of(1, 2).buffer(timeSpan: span, count: 9, scheduler: scheduler).map(\.count).startWith(1),
    ]
    for source in sources {
      let log = Log()
      _ = source.do(onCompleted: { log("onCompleted") }).take(2).subscribe(log.observer())
      scheduler.start()
      #expect(log.lines.count == 3)
      #expect(log.lines.last == "completed")
    }
  }

  @Test func `is told of no error by a stage that disposes of its subscription and throws`() {
    let subject = PublishSubject<Int>()
    let subscription = SerialDisposable()
    let failing = subject.map { _ -> Int in
      subscription.dispose()
      throw Failure.first
    }
    subscription.disposable = failing.do(onError: { [log] in log("onError \($0)") }).subscribe(log.observer())
    subject.onNext(1)
    #expect(log.lines == [])
  }

  @Test func `what a closure throws is the error of the sequence`() {
    #expect(events(of: Observable.of(1, 2).do(onNext: { _ in throw Failure.first })) == ["error(first)"])
    #expect(
      events(of: Observable.of(1, 2).do(afterNext: { _ in throw Failure.first })) == [
        "next(1)", "error(first)",
      ])
    #expect(
      events(of: Observable.of(1).do(onCompleted: { throw Failure.first })) == ["next(1)", "error(first)"])
    #expect(
      events(of: Observable.of(1).do(afterCompleted: { throw Failure.first })) == ["next(1)", "completed"])
    #expect(
      events(of: Observable<Int>.error(Failure.first).do(onError: { _ in throw Failure.second })) == [
        "error(second)"
      ])
  }
}

extension PublishSubject {
  fileprivate static var finished: PublishSubject<Element> {
    let subject = PublishSubject<Element>()
    subject.onCompleted()
    return subject
  }
}
