import Reactive
import Testing

struct ScheduledDisposableTests {
  @Test func `a scheduled disposal happens on its scheduler`() {
    let log = Log()
    let scheduled = ScheduledDisposable(
      scheduler: CurrentThreadScheduler.instance, disposable: Disposables.create { log("disposed") })
    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
      scheduled.dispose()
      log("later")
      #expect(!scheduled.isDisposed)
      return Disposables.create()
    }
    #expect(log.lines == ["later", "disposed"])
    #expect(scheduled.isDisposed)
    #expect(scheduled.scheduler is CurrentThreadScheduler)
  }

  /// Schedulers of other libraries inspect their state.
  @Test func `a scheduler receives the scheduled disposable as its state`() {
    let scheduler = Asked()
    let scheduled = ScheduledDisposable(scheduler: scheduler, disposable: Disposables.create())
    scheduled.dispose()
    #expect(scheduler.states.map { $0 === scheduled } == [true])
    Observable<Int>.never().subscribe(on: scheduler).subscribe().dispose()
    #expect(scheduler.states.count == 2)
    #expect(scheduler.states.last?.isDisposed == true)
  }

  /// A scheduler that runs work immediately and records the states that are scheduled disposables.
  private final class Asked: ImmediateSchedulerType, @unchecked Sendable {
    var states: [ScheduledDisposable] = []

    func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
      if let scheduled = state as? ScheduledDisposable { states.append(scheduled) }
      return action(state)
    }
  }
}
