import ExitTesting
import Reactive
import ReactiveTesting
import Testing

struct GroupByTests {
  private let subject = PublishSubject<Int>()
  private let log = Log()
  private let bag = DisposeBag()
  private let scheduler = TestScheduler(initialClock: 0)

  /// Subscribes to the sequence of groups and to each group, and returns the outer subscription and those of the
  /// groups.
  private func subscribeToAll() -> (any Disposable, inners: () -> [any Disposable]) {
    var inners: [any Disposable] = []
    let outer = subject.groupBy { $0 % 2 }.subscribe { [log] event in
      log("\(event.map { "group \($0.key)" })")
      if let group = event.element { inners.append(group.subscribe(log.observer("\(group.key): "))) }
    }
    return (outer, { inners })
  }

  @Test func `groupBy splits a sequence by key`() {
    let source = Observable.of(1, 2, 3, 4).groupBy { $0 % 2 }
    #expect(
      events(of: source.flatMap { group in group.map { "\(group.key):\($0)" } }) == [
        "next(1:1)", "next(0:2)", "next(1:3)", "next(0:4)", "completed",
      ])
  }

  @Test func `a group is emitted before its first element, and completes before the sequence of groups`() {
    let (outer, _) = subscribeToAll()
    for number in 1...3 { subject.onNext(number) }
    subject.onCompleted()
    #expect(
      log.lines == [
        "next(group 1)", "1: next(1)", "next(group 0)", "0: next(2)", "1: next(3)", "1: completed",
        "0: completed", "completed",
      ])
    #expect(!subject.hasObservers)
    outer.dispose()
  }

  @Test func `the source is disposed of after all groups have completed`() {
    _ = subject.do(onDispose: { [log] in log("disposed") }).groupBy { $0 }.subscribe { [log, bag] event in
      log("\(event.map { "group \($0.key)" })")
      event.element?.subscribe(log.observer()).disposed(by: bag)
    }
    subject.onNext(1)
    subject.onCompleted()
    #expect(log.lines == ["next(group 1)", "next(1)", "completed", "completed", "disposed"])
  }

  @Test func `an error is forwarded to all groups`() {
    let (outer, _) = subscribeToAll()
    subject.onNext(1)
    subject.onError(Failure.first)
    #expect(log.lines == ["next(group 1)", "1: next(1)", "1: error(first)", "error(first)"])
    outer.dispose()
  }

  @Test func `an error thrown by the key selector fails all groups and disposes of the source`() {
    let groups = subject.groupBy { number -> Int in
      if number == 2 { throw Failure.second }
      return number
    }
    let subscription = groups.flatMap { $0.materialize() }.subscribe { [log] in log("\($0)") }
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.lines == ["next(next(1))", "next(error(second))", "error(second)"])
    #expect(!subject.hasObservers)
    subscription.dispose()
  }

  @Test func `groups outlive their sequence, and the last one disposes of the source`() throws {
    let (outer, inners) = subscribeToAll()
    subject.onNext(1)
    subject.onNext(2)
    outer.dispose()
    #expect(subject.hasObservers)
    #expect(inners().count == 2)
    subject.onNext(3)
    subject.onNext(4)
    try #require(inners().first).dispose()
    subject.onNext(5)
    subject.onNext(6)
    #expect(subject.hasObservers)
    try #require(inners().last).dispose()
    #expect(!subject.hasObservers)
    #expect(
      log.lines == [
        "next(group 1)", "1: next(1)", "next(group 0)", "0: next(2)", "1: next(3)", "0: next(4)",
        "0: next(6)",
      ])
  }

  @Test func `no new group is emitted after disposal`() {
    let (outer, inners) = subscribeToAll()
    subject.onNext(1)
    outer.dispose()
    subject.onNext(2)
    subject.onCompleted()
    #expect(log.lines == ["next(group 1)", "1: next(1)", "1: completed"])
    #expect(inners().count == 1)
  }

  @Test func `a group subscribed to after completion completes`() throws {
    var groups: [GroupedObservable<Int, Int>] = []
    let outer = subject.groupBy { $0 }.subscribe(onNext: { groups.append($0) })
    subject.onNext(1)
    subject.onCompleted()
    #expect(events(of: try #require(groups.first).asObservable()) == ["completed"])
    outer.dispose()
  }

  @Test func `a group whose source was disposed of emits nothing`() throws {
    var groups: [GroupedObservable<Int, Int>] = []
    let outer = subject.groupBy { $0 }.subscribe(onNext: { groups.append($0) })
    subject.onNext(1)
    outer.dispose()
    subject.onNext(1)
    #expect(events(of: try #require(groups.first).asObservable()) == [])
    #expect(!subject.hasObservers)
  }

  /// Runs in a process of its own, because a stack overflow ends the process.
  @Test(.exitTest) func `a hundred thousand elements can each have a group`() async {
    await #expect(processExitsWith: .success) {
      var count = 0
      _ = Observable.range(start: 0, count: 100_000).groupBy { $0 }.flatMap { $0 }.subscribe(
        onNext: { _ in count += 1 }, onCompleted: { count += 1 })
      precondition(count == 100_001)
    }
  }

  @Test func `groups that outlive their sequence observe the source until it terminates`() {
    let source = scheduler.hot(.next(210, 1), .next(220, 2), .next(230, 3), .completed(300))
    var groups: [String] = []
    let result = scheduler.start(disposed: 225) { [scheduler] in
      source.groupBy { $0 % 2 }.do(onNext: { group in
        _ = group.subscribe { groups.append("\(scheduler.clock) \(group.key): \($0)") }
      }).map(\.key)
    }
    #expect(result.events == [.next(210, 1), .next(220, 0)])
    #expect(
      groups == [
        "210 1: next(1)", "220 0: next(2)", "230 1: next(3)", "300 1: completed", "300 0: completed",
      ])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }
}
