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

  @Test func `the closures are called around the events, in order`() {
    _ = watched(.of(1)).subscribe(log.observer())
    #expect(
      log.lines == [
        "onSubscribe", "onSubscribed", "onNext 1", "next(1)", "afterNext 1", "onCompleted", "completed",
        "afterCompleted", "onDispose",
      ])
  }

  @Test func `the closures for an error are called, before onSubscribed if the source fails immediately`() {
    _ = watched(.error(Failure.first)).subscribe(log.observer())
    #expect(
      log.lines == [
        "onSubscribe", "onError first", "error(first)", "afterError first", "onSubscribed", "onDispose",
      ])
  }

  @Test func `onDispose is called at disposal, first for the operator nearest to the source`() {
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

  @Test func `the closures of nested operators are called in the order of the nesting`() {
    _ = watched(watched(PublishSubject<Int>.finished, "inner "), "outer ").subscribe(log.observer())
    #expect(
      log.lines == [
        "outer onSubscribe", "inner onSubscribe", "inner onCompleted", "outer onCompleted", "completed",
        "outer afterCompleted", "inner afterCompleted", "inner onSubscribed", "inner onDispose",
        "outer onSubscribed", "outer onDispose",
      ])
  }

  @Test func `the source is disposed of after the closure calls, even if events change the scheduler`() {
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

  @Test func `onCompleted is not called after a downstream operator has completed the sequence`() {
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

  @Test func `no closure is called for a terminal event if an upstream closure has ended the sequence`() {
    let scheduler = TestScheduler(initialClock: 0)
    // The closures call `stop`, which ends the sequence, and then end their own source.
    let sources: [(@escaping () -> Void) -> Observable<Int>] = [
      { stop in Observable.of(1).map { _ in try failure(after: stop) } },
      { stop in .generate(initialState: 1, condition: { _ in try failure(after: stop) }, iterate: { $0 }) },
      { stop in .generate(initialState: 1, condition: { _ in nothing(after: stop) }, iterate: { $0 }) },
      { stop in .from(emptySequence(after: stop)) },
      { stop in .from(emptySequence(after: stop), scheduler: scheduler) },
      { stop in
        let condition = { (_: Int) in try failure(after: stop) as Bool }
        return .generate(initialState: 1, condition: condition, scheduler: scheduler, iterate: { $0 })
      },
      { stop in .concat(emptySequence(after: stop)) },
      { stop in .catch(sequence: emptySequence(after: stop)) },
      { stop in Observable.error(Failure.second).catch { _ in try failure(after: stop) } },
      { stop in Observable.of(1).take(while: { _ in nothing(after: stop) }) },
      { stop in Observable.of(1).take(while: { _ in try failure(after: stop) }) },
      { stop in Observable.empty().do(onCompleted: stop) },
      { stop in Observable.error(Failure.second).do(onError: { _ in stop() }) },
      { stop in .deferred { try failure(after: stop) } },
      { stop in .using({ BooleanDisposable() }, observableFactory: { _ in try failure(after: stop) }) },
    ]
    for (place, source) in sources.enumerated() {
      let log = Log()
      let stop = PublishSubject<Void>()
      _ = source { stop.onNext(()) }
        .do(onError: { log("onError \($0)") }, onCompleted: { log("onCompleted") })
        .take(until: stop)
        .subscribe(log.observer())
      scheduler.start()
      #expect(log.lines == ["completed"], "case \(place)")
    }
  }

  @Test func `an error thrown by a closure is emitted`() {
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

private func failure<Result>(after action: () -> Void) throws -> Result {
  action()
  throw Failure.first
}

private func nothing(after action: () -> Void) -> Bool {
  action()
  return false
}

/// Returns a Swift sequence that calls `action` when its first element is requested, and has no elements.
private func emptySequence<Element>(after action: @escaping () -> Void) -> AnySequence<Element> {
  AnySequence {
    AnyIterator {
      action()
      return nil
    }
  }
}

extension PublishSubject {
  fileprivate static var finished: PublishSubject<Element> {
    let subject = PublishSubject<Element>()
    subject.onCompleted()
    return subject
  }
}
