import Dispatch
import Reactive
import ReactiveTesting
import Testing

struct InfallibleTests {
  private let log = Log()

  private func events<Element>(of infallible: Infallible<Element>) -> [String] {
    let log = Log()
    infallible.subscribe { log("\($0.event)") }.dispose()
    return log.lines
  }

  @Test func `infallibles are made as observables are`() {
    #expect(events(of: Infallible.just(1)) == ["next(1)", "completed"])
    #expect(
      events(of: Infallible.just(1, scheduler: CurrentThreadScheduler.instance)) == ["next(1)", "completed"])
    #expect(events(of: Infallible<Int>.empty()) == ["completed"])
    #expect(events(of: Infallible<Int>.never()) == [])
    #expect(events(of: Infallible.of(1, 2)) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: Infallible.from([1])) == ["next(1)", "completed"])
    #expect(events(of: Infallible.from(1...2)) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: Infallible.deferred { .just(1) }) == ["next(1)", "completed"])
  }

  @Test func `what is created cannot be told to fail`() {
    let created = Infallible<Int>.create { [log] observer in
      observer(.next(1))
      observer(.completed)
      observer(.next(2))
      return Disposables.create { log("disposed") }
    }
    #expect(events(of: created) == ["next(1)", "completed"])
    #expect(log.lines == ["disposed"])
  }

  @Test func `closures get elements, completion, and disposal`() {
    _ = Infallible.of(1).subscribe(
      onNext: { [log] in log("\($0)") }, onCompleted: { [log] in log("completed") },
      onDisposed: { [log] in log("disposed") })
    Infallible<Int>.never().subscribe(onDisposed: { [log] in log("early") }).dispose()
    #expect(log.lines == ["1", "completed", "disposed", "early"])
  }

  @Test func `with an object, nothing is called once it is gone`() {
    final class Owner {}
    let relay = PublishRelay<Int>()
    var owner: Owner? = Owner()
    if let owner {
      _ = relay.asInfallible().subscribe(with: owner, onNext: { [log] in log("\($1)") })
    }
    relay.accept(1)
    owner = nil
    relay.accept(2)
    #expect(owner == nil)
    #expect(log.lines == ["1"])
  }

  @Test func `an error that comes all the same is not delivered`() {
    _ = Infallible.of(1).do(onNext: { _ in throw Failure.first }).subscribe(
      onNext: { [log] in log("\($0)") }, onCompleted: { [log] in log("completed") },
      onDisposed: { [log] in log("disposed") })
    #expect(log.lines == ["disposed"])
  }

  @Test func `sources are combined`() {
    #expect(
      events(of: Infallible.combineLatest(Infallible.of(1, 2), Infallible.of("a", "b")) { "\($0)\($1)" })
        == ["next(1a)", "next(2a)", "next(2b)", "completed"])
    #expect(
      events(of: Infallible.combineLatest(Infallible.of(1), Infallible.of("a"), Infallible.of(true)))
        == ["next((1, \"a\", true))", "completed"])
    #expect(
      events(of: Infallible.combineLatest([Infallible.of(1), .of(2)])) == ["next([1, 2])", "completed"])
    #expect(
      events(of: Infallible.combineLatest([Infallible.of(1), .of(2)]) { $0.reduce(0, +) })
        == ["next(3)", "completed"])
    #expect(
      events(of: Infallible.zip(.of(1, 2), .of("a", "b")) { "\($0)\($1)" })
        == ["next(1a)", "next(2b)", "completed"])
    #expect(
      events(of: Infallible.zip(Infallible.of(1), Infallible.of("a"))) == ["next((1, \"a\"))", "completed"])
    #expect(
      events(of: Infallible.of(1, 2).withLatestFrom(Infallible.of("a", "b"))) == [
        "next(a)", "next(b)", "completed",
      ])
    #expect(
      events(of: Infallible.of(1).withLatestFrom(Infallible.of("a")) { "\($0)\($1)" })
        == ["next(1a)", "completed"])
  }

  @Test func `sources are put together`() {
    let expected = ["next(1)", "next(2)", "completed"]
    #expect(events(of: Infallible.merge(.of(1), .of(2))) == expected)
    #expect(events(of: Infallible.merge([.of(1), .of(2)])) == expected)
    #expect(events(of: Infallible.merge(ContiguousArray([.of(1), .of(2)]))) == expected)
    #expect(events(of: Infallible.concat(.of(1), .of(2))) == expected)
    #expect(events(of: Infallible.concat([.of(1), .of(2)])) == expected)
    #expect(events(of: Infallible.concat(AnySequence([.of(1), .of(2)]))) == expected)
    #expect(events(of: Infallible.of(1).concat(Infallible.of(2))) == expected)
    #expect(events(of: Infallible.of(2).startWith(1)) == expected)
  }

  @Test func `elements are transformed and filtered`() {
    let source = Infallible.of(1, 2)
    #expect(events(of: source.map { $0 * 10 }) == ["next(10)", "next(20)", "completed"])
    #expect(events(of: source.flatMap { Infallible.of($0 * 10) }) == ["next(10)", "next(20)", "completed"])
    #expect(
      events(of: source.flatMapLatest { Infallible.of($0, $0 * 10) })
        == ["next(1)", "next(2)", "next(20)", "completed"])
    #expect(
      events(of: source.flatMapFirst { Infallible.of($0, $0 * 10) }) == ["next(1)", "next(10)", "completed"])
    #expect(events(of: source.concatMap { Infallible.of($0 * 10) }) == ["next(10)", "next(20)", "completed"])
    #expect(events(of: source.filter { $0 > 1 }) == ["next(2)", "completed"])
    #expect(events(of: source.take(1)) == ["next(1)", "completed"])
  }

  @Test func `side effects keep their places`() {
    _ = Infallible.of(1).do(
      onNext: { [log] in log("onNext \($0)") }, afterNext: { [log] in log("afterNext \($0)") },
      onCompleted: { [log] in log("onCompleted") }, onDispose: { [log] in log("onDispose") }
    ).subscribe { [log] in log("\($0.event)") }
    #expect(log.lines == ["onNext 1", "next(1)", "afterNext 1", "onCompleted", "completed", "onDispose"])
  }

  @Test func `relays are infallible`() {
    let publish = PublishRelay<Int>()
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    replay.accept(1)
    _ = publish.asInfallible().subscribe(onNext: { [log] in log("publish \($0)") })
    publish.accept(1)
    #expect(events(of: BehaviorRelay(value: 1).asInfallible()) == ["next(1)"])
    #expect(events(of: replay.asInfallible()) == ["next(1)"])
    #expect(log.lines == ["publish 1"])
  }

  @Test func `a sequence that may fail becomes one that cannot`() {
    let failing = Observable.of(1).concat(Observable<Int>.error(Failure.first))
    #expect(
      events(of: failing.asInfallible(onErrorJustReturn: 9)) == ["next(1)", "next(9)", "completed"])
    #expect(
      events(of: failing.asInfallible(onErrorFallbackTo: .of(8, 9)))
        == ["next(1)", "next(8)", "next(9)", "completed"])
    #expect(
      events(of: failing.asInfallible(onErrorRecover: { .just($0 is Failure ? 7 : 0) }))
        == ["next(1)", "next(7)", "completed"])
    #expect(events(of: Single.just(1).asInfallible(onErrorJustReturn: 9)) == ["next(1)", "completed"])
  }

  @Test func `an observable's latest infallible is infallible`() {
    let latest: Infallible<Int> = Observable.of(1, 2).flatMapLatest { Infallible.of($0, $0 * 10) }
    #expect(events(of: latest) == ["next(1)", "next(2)", "next(20)", "completed"])
    let observable: Observable<Int> = Observable.of(1).flatMapLatest { Infallible.just($0) }
    observable.subscribe(onNext: { log("\($0)") }, onCompleted: { log("completed") }).dispose()
    #expect(log.lines == ["1", "completed"])
  }

  @Test func `elements are selected and accumulated`() {
    let source = Infallible.of(1, 1, 2, 12)
    #expect(events(of: source.distinctUntilChanged()) == ["next(1)", "next(2)", "next(12)", "completed"])
    #expect(events(of: source.distinctUntilChanged { $0 % 10 }) == ["next(1)", "next(2)", "completed"])
    #expect(
      events(of: source.distinctUntilChanged { abs($0 - $1) < 2 }) == ["next(1)", "next(12)", "completed"])
    #expect(
      events(of: source.distinctUntilChanged({ $0 % 10 }, comparer: ==)) == [
        "next(1)", "next(2)", "completed",
      ])
    #expect(
      events(of: Infallible.of("a", "b", "cc").distinctUntilChanged(at: \.count))
        == ["next(a)", "next(cc)", "completed"])
    #expect(events(of: Infallible.of("1", "x").compactMap { Int($0) }) == ["next(1)", "completed"])
    #expect(events(of: Infallible.of(1, 2).scan(10) { $0 + $1 }) == ["next(11)", "next(13)", "completed"])
    #expect(
      events(of: Infallible.of(1, 2).scan(into: 10) { $0 += $1 }) == ["next(11)", "next(13)", "completed"])
  }

  @Test func `the length is limited`() {
    let source = Infallible.of(1, 2, 3)
    let now = PublishSubject<Void>()
    #expect(events(of: source.take(while: { $0 < 2 })) == ["next(1)", "completed"])
    #expect(
      events(of: source.take(until: { $0 == 2 }, behavior: .inclusive)) == [
        "next(1)", "next(2)", "completed",
      ])
    #expect(events(of: source.skip(while: { $0 < 3 })) == ["next(3)", "completed"])
    #expect(events(of: source.take(until: Observable.just(1))) == ["completed"])
    #expect(events(of: source.take(until: Infallible.just(1))) == ["completed"])
    #expect(events(of: source.skip(until: now)) == [])
  }

  @Test func `time passes on the scheduler it is measured by`() {
    let scheduler = TestScheduler(initialClock: 0)
    let ticks = Infallible<Int>.create { observer in
      Observable<Int>.interval(.seconds(10), scheduler: scheduler).take(4).subscribe(
        onNext: { observer(.next($0)) }, onCompleted: { observer(.completed) })
    }
    func record(_ name: String, _ infallible: Infallible<Int>) {
      _ = infallible.subscribe(onNext: { [log] in log("\(name) \($0) at \(scheduler.clock)") })
    }
    record("take", ticks.take(for: .seconds(15), scheduler: scheduler))
    record("debounce", ticks.debounce(.seconds(15), scheduler: scheduler))
    record("throttle", ticks.throttle(.seconds(25), latest: false, scheduler: scheduler))
    scheduler.start()
    #expect(
      log.lines.sorted() == ["debounce 3 at 40", "take 0 at 10", "throttle 0 at 10", "throttle 3 at 40"])
  }

  @Test func `one run serves all observers of a shared one`() {
    let relay = PublishRelay<Int>()
    var runs = 0
    let shared = relay.asInfallible().do(onSubscribe: { runs += 1 }).share(replay: 1)
    let first = shared.subscribe(onNext: { [log] in log("first \($0)") })
    relay.accept(1)
    let second = shared.subscribe(onNext: { [log] in log("second \($0)") })
    first.dispose()
    second.dispose()
    #expect(runs == 1)
    #expect(log.lines == ["first 1", "second 1"])
  }

  @Test func `withUnretained brings the object along, and completes once it is gone`() {
    final class Owner { let name = "owner" }
    let relay = PublishRelay<Int>()
    var owner: Owner? = Owner()
    if let owner {
      _ = relay.asInfallible().withUnretained(owner) { "\($0.name) \($1)" }.subscribe { [log] in
        log("\($0.event)")
      }
      _ = relay.asInfallible().withUnretained(owner).subscribe(onNext: { [log] in log("\($1)") })
    }
    relay.accept(1)
    owner = nil
    relay.accept(2)
    #expect(owner == nil)
    #expect(log.lines == ["next(owner 1)", "1", "completed"])
  }
}
