import Dispatch
import Reactive
import Testing

struct CreatingTests {
  @Test func `just, empty, error and from(optional:) send at once`() {
    #expect(events(of: Observable.just([1, 2])) == ["next([1, 2])", "completed"])
    #expect(events(of: Observable<Int>.empty()) == ["completed"])
    #expect(events(of: Observable<Int>.error(Failure.first)) == ["error(first)"])
    #expect(events(of: Observable.from(optional: 3)) == ["next(3)", "completed"])
    #expect(events(of: Observable<Int>.from(optional: nil)) == ["completed"])
    #expect(events(of: Observable<Int>.never()).isEmpty)
  }

  @Test func `just, from(optional:) and of take a turn for each event on the scheduler they are given`() {
    let scheduler = ByHandScheduler()
    let log = Log()
    _ = Observable.just(1, scheduler: scheduler).subscribe(log.observer("just "))
    _ = Observable.from(optional: 2, scheduler: scheduler).subscribe(log.observer("optional "))
    _ = Observable<Int>.from(optional: nil, scheduler: scheduler).subscribe(log.observer("none "))
    let of = Observable.of(3, 4, 5, scheduler: scheduler).take(2).subscribe(log.observer("of "))
    #expect(log.lines.isEmpty)
    scheduler.runAll()
    #expect(
      log.lines == [
        "just next(1)", "optional next(2)", "none completed", "of next(3)", "just completed",
        "optional completed", "of next(4)", "of completed",
      ])
    of.dispose()
  }

  @Test func `disposal cancels what waits on a scheduler`() {
    let scheduler = ByHandScheduler()
    let log = Log()
    Observable.just(1, scheduler: scheduler).subscribe(log.observer()).dispose()
    Observable.of(1, 2, scheduler: scheduler).subscribe(log.observer()).dispose()
    scheduler.runAll()
    #expect(log.lines.isEmpty)
  }

  @Test func `of and from send their elements, one after the other`() {
    #expect(events(of: Observable.of(1, 2)) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: Observable.of([1, 2])) == ["next([1, 2])", "completed"])
    #expect(events(of: Observable.from([1, 2])) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: Observable.from(stride(from: 3, to: 0, by: -1))).last == "completed")
    #expect(events(of: Observable<Int>.from([Int]())) == ["completed"])
  }

  @Test func `a Swift sequence is iterated anew for each subscription`() {
    let source = Observable.from(sequence(first: 1) { $0 < 3 ? $0 + 1 : nil })
    #expect(events(of: source) == ["next(1)", "next(2)", "next(3)", "completed"])
    #expect(events(of: source) == ["next(1)", "next(2)", "next(3)", "completed"])
  }

  @Test func `range counts, up to the last integer there is`() {
    #expect(events(of: Observable.range(start: 5, count: 0)) == ["completed"])
    #expect(
      events(of: Observable.range(start: -1, count: 3)) == ["next(-1)", "next(0)", "next(1)", "completed"])
    #expect(events(of: Observable.range(start: UInt8.max, count: 1)) == ["next(255)", "completed"])
  }

  @Test func `a range that cannot be traps`() async {
    await #expect(processExitsWith: .failure) { _ = Observable.range(start: 0, count: -1) }
    await #expect(processExitsWith: .failure) { _ = Observable.range(start: Int8.max, count: 2) }
  }

  @Test func `generate loops`() {
    let source = Observable.generate(initialState: 1, condition: { $0 < 20 }, iterate: { $0 * 3 })
    #expect(events(of: source) == ["next(1)", "next(3)", "next(9)", "completed"])
    #expect(
      events(of: Observable.generate(initialState: 1, condition: { $0 > 1 }, iterate: { $0 })) == [
        "completed"
      ])
  }

  @Test func `what generate's closures throw is its error`() {
    let step = Observable.generate(
      initialState: 1, condition: { _ in true }, iterate: { _ in throw Failure.first })
    #expect(events(of: step) == ["next(1)", "error(first)"])
    let test = Observable.generate(initialState: 1, condition: { _ in throw Failure.second }, iterate: { $0 })
    #expect(events(of: test) == ["error(second)"])
  }

  @Test func `repeatElement goes on until it is stopped`() {
    #expect(events(of: Observable.repeatElement(7).take(2)) == ["next(7)", "next(7)", "completed"])
  }

  @Test func `deferred makes a sequence for each subscriber`() {
    var count = 0
    let source = Observable<Int>.deferred {
      count += 1
      return count.isMultiple(of: 2) ? .of(2, 4) : .of(1, 3)
    }
    #expect(count == 0)
    #expect(events(of: source) == ["next(1)", "next(3)", "completed"])
    #expect(events(of: source) == ["next(2)", "next(4)", "completed"])
    #expect(events(of: Observable<Int>.deferred { throw Failure.first }) == ["error(first)"])
  }

  @Test func `using ties a resource to the subscription`() {
    let log = Log()
    func source(_ inner: Observable<Int>) -> Observable<Int> {
      Observable.using {
        log("opened")
        return ClosureResource { log("closed") }
      } observableFactory: { _ in
        inner.do(onDispose: { log("source gone") })
      }
    }
    _ = source(.of(1)).subscribe(log.observer())
    #expect(log.lines == ["opened", "next(1)", "completed", "source gone", "closed"])
    let other = source(.never()).subscribe()
    other.dispose()
    #expect(log.lines.suffix(3) == ["opened", "source gone", "closed"])
  }

  @Test func `what using's factories throw is its error, and the resource is given back`() {
    let log = Log()
    let noResource = Observable<Int>.using({ () throws -> BooleanDisposable in throw Failure.first }) { _ in
      .just(1)
    }
    #expect(events(of: noResource) == ["error(first)"])
    let noSource = Observable<Int>.using({ ClosureResource { log("closed") } }) { _ in throw Failure.second }
    #expect(events(of: noSource) == ["error(second)"])
    #expect(log.lines == ["closed"])
  }

  @Test func `timer and interval count on their scheduler`() async {
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "test")
    #expect(
      await lines(of: Observable<Int>.timer(.milliseconds(1), scheduler: scheduler)) == [
        "next(0)", "completed",
      ])
    #expect(
      await lines(of: Observable<Int>.interval(.milliseconds(1), scheduler: scheduler).take(3))
        == ["next(0)", "next(1)", "next(2)", "completed"])
    #expect(
      await lines(
        of: Observable<Int>.timer(.milliseconds(5), period: .milliseconds(1), scheduler: scheduler).take(2))
        == ["next(0)", "next(1)", "completed"])
  }

  /// The events of a source that ends on another thread.
  private func lines(of source: Observable<Int>) async -> [String] {
    let log = Log()
    let subscription = SerialDisposable()
    await withCheckedContinuation { continuation in
      subscription.disposable = source.subscribe { event in
        log("\(event)")
        if event.isStopEvent { continuation.resume() }
      }
    }
    return log.lines
  }
}

/// A disposable that calls a closure.
private final class ClosureResource: Disposable {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  func dispose() { action() }
}

/// Collects work until it is told to do it.
private final class ByHandScheduler: ImmediateSchedulerType {
  private var work: [() -> Void] = []

  func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable)
    -> any Disposable
  {
    let flag = BooleanDisposable()
    work.append { if !flag.isDisposed { _ = action(state) } }
    return flag
  }

  func runAll() {
    while !work.isEmpty { work.removeFirst()() }
  }
}
