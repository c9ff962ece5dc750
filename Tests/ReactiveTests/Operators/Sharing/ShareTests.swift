import Dispatch
import Reactive
import Testing

struct ShareTests {
  private let log = Log()

  private func source(_ elements: Int...) -> Observable<Int> {
    Observable.from(elements).do(onSubscribe: { [log] in log("source subscribed") })
  }

  private func runTwice(_ sequence: Observable<Int>) -> [String] {
    for name in ["first", "second"] {
      log(name)
      sequence.subscribe(log.observer()).dispose()
    }
    return log.lines
  }

  @Test(arguments: [0, 1, 2])
  func `with whileConnected, a late subscriber restarts the source`(replay: Int) {
    #expect(
      runTwice(source(1, 2).share(replay: replay)) == [
        "first", "source subscribed", "next(1)", "next(2)", "completed",
        "second", "source subscribed", "next(1)", "next(2)", "completed",
      ])
  }

  @Test func `with forever, a late subscriber receives the replay and the completion`() {
    #expect(
      runTwice(source(1, 2).share(replay: 1, scope: .forever)) == [
        "first", "source subscribed", "next(1)", "next(2)", "completed", "second", "next(2)", "completed",
      ])
  }

  @Test func `with forever and no replay, a late subscriber receives the completion`() {
    #expect(
      runTwice(source(1).share(scope: .forever)) == [
        "first", "source subscribed", "next(1)", "completed", "second", "completed",
      ])
  }

  @Test func `an error is replayed with forever, but not by a new connection`() {
    let failing = source(1).concat(Observable.error(Failure.first))
    #expect(
      runTwice(failing.share(replay: 2, scope: .forever)) == [
        "first", "source subscribed", "next(1)", "error(first)", "second", "next(1)", "error(first)",
      ])
    let retried = failing.share(replay: 1)
    #expect(events(of: retried.concat(retried)) == ["next(1)", "error(first)"])
  }

  @Test func `all subscribers share one subscription, which is disposed of with the last subscriber`() {
    let subject = PublishSubject<Int>()
    let shared = subject.do(
      onSubscribed: { [log] in log("connected") }, onDispose: { [log] in log("disconnected") }
    ).share(replay: 1)
    let first = shared.subscribe(log.observer("1: "))
    subject.onNext(1)
    let second = shared.subscribe(log.observer("2: "))
    subject.onNext(2)
    first.dispose()
    subject.onNext(3)
    second.dispose()
    #expect(!subject.hasObservers)
    shared.subscribe(log.observer("3: ")).dispose()
    #expect(
      log.lines == [
        "connected", "1: next(1)", "2: next(1)", "1: next(2)", "2: next(2)", "2: next(3)", "disconnected",
        "connected", "disconnected",
      ])
  }

  @Test func `with the scope forever, the replay buffer outlives the connection`() {
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: 2, scope: .forever)
    let first = shared.subscribe()
    for number in 1...3 { subject.onNext(number) }
    first.dispose()
    #expect(!subject.hasObservers)
    subject.onNext(4)
    let second = shared.subscribe(log.observer())
    #expect(subject.hasObservers)
    subject.onNext(5)
    second.dispose()
    #expect(log.lines == ["next(2)", "next(3)", "next(5)"])
  }

  @Test func `an observer that subscribes during a synchronous source's event receives the replay`() {
    let shared = Observable.of(1, 2, 3).share(replay: 1)
    _ = shared.subscribe(onNext: { [log] number in
      log("1: \(number)")
      if number == 2 { _ = shared.subscribe(onNext: { log("2: \($0)") }) }
    })
    #expect(log.lines == ["1: 1", "1: 2", "2: 2", "1: 3", "2: 3"])
  }

  @Test func `a subscriber that resubscribes on completion restarts the source`() {
    let shared = source(1).share(replay: 1)
    var rounds = 0
    func again() {
      rounds += 1
      if rounds < 4 { _ = shared.subscribe(onCompleted: again) }
    }
    again()
    #expect(log.lines == Array(repeating: "source subscribed", count: 3))
  }

  @Test func `a subscriber that disposes during the replay does not connect again`() {
    let shared = source(1, 2).concat(Observable.never()).share(replay: 1, scope: .forever)
    shared.subscribe().dispose()
    #expect(events(of: shared.take(1)) == ["next(2)", "completed"])
    #expect(log.lines == ["source subscribed"])
  }

  @Test(arguments: [0, 1])
  func `a source that released its observer restarts for the next subscriber`(replay: Int) {
    // Nothing retains the observer.
    let silent = Observable<Int>.create { [log] _ in
      log("source subscribed")
      return Disposables.create { [log] in log("disposed") }
    }
    for scope in [SubjectLifetimeScope.forever, .whileConnected] {
      let shared = silent.share(replay: replay, scope: scope)
      for _ in 1...2 { shared.subscribe().dispose() }
    }
    #expect(log.lines == Array(repeating: ["source subscribed", "disposed"], count: 4).flatMap(\.self))
  }

  @Test func `take stops an endless shared source`() {
    #expect(events(of: Observable.repeatElement(7).share().take(2)) == ["next(7)", "next(7)", "completed"])
  }

  @Test func `first subscribers on several threads share one connection`() throws {
    let connections = try bounded { () -> [[String]] in
      (0..<100).map { _ in
        let subject = PublishSubject<Int>()
        let connected = Log()
        let shared = subject.do(onSubscribe: { connected("connected") }).share(replay: 1)
        let bag = CompositeDisposable()
        DispatchQueue.concurrentPerform(iterations: 4) { _ in _ = bag.insert(shared.subscribe()) }
        bag.dispose()
        return connected.lines + (subject.hasObservers ? ["still observed"] : [])
      }
    }
    #expect(connections == Array(repeating: ["connected"], count: 100))
  }

  @Test func `a subscription that is not disposed of is released with its source`() {
    final class Canary {}
    weak var canary: Canary?
    do {
      let subject = PublishSubject<Int>()
      let kept = Canary()
      canary = kept
      _ = subject.share(replay: 1).subscribe(onNext: { _ in withExtendedLifetime(kept) {} })
      subject.onNext(1)
    }
    #expect(canary == nil)
  }

  private static let shares: [@Sendable (Observable<Int>) -> Observable<Int>] = [
    { $0.share() }, { $0.share(replay: 1) }, { $0.share(replay: 1, scope: .forever) },
    { $0.publish().refCount() }, { $0.replay(1).refCount() },
  ]

  /// A source that has released its downstream for elements has not released the one for its terminal event.
  @Test(arguments: shares.indices)
  func `the terminal event of a source without elements reaches all subscribers`(place: Int) {
    for end in [Event<Int>.completed, .error(Failure.first)] {
      let log = Log()
      let subject = PublishSubject<Int>()
      let shared = Self.shares[place](subject.ignoreElements().zeros)
      let subscriptions = [shared.subscribe(log.observer("1 ")), shared.subscribe(log.observer("2 "))]
      subject.onNext(1)
      subject.on(end)
      #expect(log.lines == ["1 \(end)", "2 \(end)"])
      for subscription in subscriptions { subscription.dispose() }
    }
  }

  @Test(arguments: [1, 2, 4])
  func `a late subscriber receives the replay of a source that has stopped emitting`(place: Int) {
    let log = Log()
    let shared = Self.shares[place](Observable.just(1).concat(Observable.never()))
    let first = shared.subscribe(log.observer("1 "))
    let second = shared.subscribe(log.observer("2 "))
    #expect(log.lines == ["1 next(1)", "2 next(1)"])
    for subscription in [first, second] { subscription.dispose() }
  }

  @Test(arguments: shares.indices)
  func `a source that has stopped emitting is disposed of with the last subscriber`(place: Int) {
    let log = Log()
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      return Disposables.create { log("disposed") }
    }
    let shared = Self.shares[place](source)
    let first = shared.subscribe()
    let second = shared.subscribe()
    first.dispose()
    #expect(log.lines.isEmpty)
    second.dispose()
    #expect(log.lines == ["disposed"])
  }
}
