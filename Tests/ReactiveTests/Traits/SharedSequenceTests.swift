import Dispatch
import Reactive
import ReactiveTesting
import Testing

@MainActor
struct SharedSequenceTests {
  private let log = Log()

  /// The events of what is built while another scheduler is in the place of the main one, and then run to its end.
  private func events<Strategy, Element>(
    of build: @autoclosure () -> SharedSequence<Strategy, Element>
  ) -> [String] {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log()
    SharingScheduler.mock(scheduler: scheduler) {
      let subscription = build().asObservable().subscribe(log.observer())
      scheduler.start()
      subscription.dispose()
    }
    return log.lines
  }

  @Test func `shared sequences are made as observables are`() {
    #expect(events(of: Driver<Int>.empty()) == ["completed"])
    #expect(events(of: Driver<Int>.never()) == [])
    #expect(events(of: Driver.just(1)) == ["next(1)", "completed"])
    #expect(events(of: Driver.of(1, 2)) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: Driver.from([1])) == ["next(1)", "completed"])
    #expect(events(of: Driver.from(1...2)) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: Driver.from(optional: 1)) == ["next(1)", "completed"])
    #expect(events(of: Driver.from(optional: Int?.none)) == ["completed"])
    #expect(events(of: Driver.deferred { .just(1) }) == ["next(1)", "completed"])
  }

  @Test func `elements are transformed`() {
    var source: Signal<Int> { .of(1, 2) }
    #expect(events(of: source.map { $0 * 10 }) == ["next(10)", "next(20)", "completed"])
    #expect(events(of: source.compactMap { $0 > 1 ? $0 : nil }) == ["next(2)", "completed"])
    #expect(events(of: source.flatMap { Driver.just($0 * 10) }) == ["next(10)", "next(20)", "completed"])
    #expect(events(of: source.flatMapLatest { Signal.just($0) }) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: source.flatMapFirst { Signal.just($0) }) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: source.scan(10) { $0 + $1 }) == ["next(11)", "next(13)", "completed"])
    #expect(events(of: source.startWith(0)) == ["next(0)", "next(1)", "next(2)", "completed"])
    var nested: Signal<Signal<Int>> { .of(source, source) }
    #expect(events(of: nested.merge()).count == 5)
    #expect(events(of: nested.merge(maxConcurrent: 1)).count == 5)
    #expect(events(of: nested.switchLatest()).last == "completed")
  }

  @Test func `elements are filtered`() {
    var source: Signal<Int> { .of(1, 1, 12, 3) }
    #expect(events(of: source.filter { $0 > 2 }) == ["next(12)", "next(3)", "completed"])
    #expect(events(of: source.skip(3)) == ["next(3)", "completed"])
    #expect(
      events(of: source.distinctUntilChanged()) == ["next(1)", "next(12)", "next(3)", "completed"])
    #expect(
      events(of: source.distinctUntilChanged { $0 % 2 }) == ["next(1)", "next(12)", "next(3)", "completed"])
    #expect(
      events(of: source.distinctUntilChanged { $0 < 10 && $1 < 10 }) == [
        "next(1)", "next(12)", "next(3)", "completed",
      ])
    #expect(
      events(of: source.distinctUntilChanged({ $0 % 2 }, comparer: ==))
        == ["next(1)", "next(12)", "next(3)", "completed"])
  }

  @Test func `sources are combined`() {
    var number: Driver<Int> { BehaviorRelay(value: 1).asDriver() }
    var text: Driver<String> { BehaviorRelay(value: "a").asDriver() }
    #expect(events(of: Driver.combineLatest(number, text) { "\($0)\($1)" }) == ["next(1a)"])
    #expect(events(of: Driver.combineLatest(number, text, number)) == ["next((1, \"a\", 1))"])
    #expect(events(of: Driver.combineLatest([number, number])) == ["next([1, 1])"])
    #expect(events(of: Driver.combineLatest([number, number]) { $0.reduce(0, +) }) == ["next(2)"])
    #expect(events(of: Driver.zip(number, text) { "\($0)\($1)" }) == ["next(1a)"])
    #expect(events(of: Driver.zip(number, text)) == ["next((1, \"a\"))"])
    #expect(events(of: Driver.zip([number, number])) == ["next([1, 1])"])
    #expect(events(of: Driver.zip([number, number]) { $0.count }) == ["next(2)"])
    #expect(events(of: Driver.of(1).withLatestFrom(text)) == ["next(a)", "completed"])
    #expect(events(of: Driver.of(1).withLatestFrom(text) { "\($0)\($1)" }) == ["next(1a)", "completed"])
  }

  @Test func `sources are put together`() {
    var one: Signal<Int> { .of(1) }
    var two: Signal<Int> { .of(2) }
    let expected = ["next(1)", "next(2)", "completed"]
    #expect(events(of: Signal.merge(one, two)) == expected)
    #expect(events(of: Signal.merge([one, two])) == expected)
    #expect(events(of: Signal.merge(ContiguousArray([one, two]))) == expected)
    #expect(events(of: Signal.concat([one, two])) == expected)
    #expect(events(of: Signal.concat(AnySequence([one, two]))) == expected)
  }

  @Test func `side effects keep their places`() {
    _ = Signal.just(1).do(
      onNext: { [log] in log("onNext \($0)") }, onCompleted: { [log] in log("onCompleted") },
      onDispose: { [log] in log("onDispose") }
    ).emit(onNext: { [log] in log("\($0)") })
    #expect(log.lines == ["onNext 1", "1", "onCompleted", "onDispose"])
    #expect(events(of: Signal.of(1).debug("shared")) == ["next(1)", "completed"])
  }

  @Test func `time passes on the strategy's scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    func record(_ name: String, _ driver: Driver<Int>) {
      _ = driver.drive(onNext: { [log] in log("\(name) \($0) at \(scheduler.clock)") })
    }
    SharingScheduler.mock(scheduler: scheduler) {
      let source = Driver<Int>.timer(.seconds(10), period: .seconds(10))
      record("delay", source.delay(.seconds(4)))
      record("throttle", source.throttle(.seconds(25), latest: false))
      record("debounce", source.debounce(.seconds(5)))
    }
    scheduler.advanceTo(29)
    #expect(
      log.lines.sorted() == [
        "debounce 0 at 15", "debounce 1 at 25", "delay 0 at 14", "delay 1 at 24", "throttle 0 at 10",
      ])
  }
}
