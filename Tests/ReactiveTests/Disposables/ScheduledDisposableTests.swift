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

  /// Schedulers of other libraries look at it.
  @Test func `the state that a scheduler is given is what is to be disposed of`() {
    let scheduler = Asked()
    let scheduled = ScheduledDisposable(scheduler: scheduler, disposable: Disposables.create())
    scheduled.dispose()
    #expect(scheduler.states.map { $0 === scheduled } == [true])
    Observable<Int>.never().subscribe(on: scheduler).subscribe().dispose()
    #expect(scheduler.states.count == 2)
    #expect(scheduler.states.last?.isDisposed == true)
  }

  /// Works at once, and remembers the states that are something to be disposed of.
  private final class Asked: ImmediateSchedulerType, @unchecked Sendable {
    var states: [ScheduledDisposable] = []

    func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
      if let scheduled = state as? ScheduledDisposable { states.append(scheduled) }
      return action(state)
    }
  }
}
