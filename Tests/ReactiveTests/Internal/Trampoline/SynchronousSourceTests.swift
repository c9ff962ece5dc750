import Reactive
import Testing

/// The common behaviour of sources that emit during their subscription.
struct SynchronousSourceTests {
  /// Returns the events of a source that terminates on another thread.
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

  @Test func `just, from(optional:) and of emit each event in a separate turn on their scheduler`() {
    let scheduler = ManualScheduler()
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

  @Test func `disposal cancels scheduled events`() {
    let scheduler = ManualScheduler()
    let log = Log()
    Observable.just(1, scheduler: scheduler).subscribe(log.observer()).dispose()
    Observable.of(1, 2, scheduler: scheduler).subscribe(log.observer()).dispose()
    scheduler.runAll()
    #expect(log.lines.isEmpty)
  }
}

/// A scheduler that collects work until `runAll` is called.
private final class ManualScheduler: ImmediateSchedulerType, @unchecked Sendable {
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
