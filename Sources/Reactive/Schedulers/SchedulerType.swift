public import Dispatch
public import Foundation

/// A time interval.
public typealias RxTimeInterval = DispatchTimeInterval
/// A point in time.
public typealias RxTime = Date

/// A scheduler that can also perform actions after a time or periodically.
@preconcurrency public protocol SchedulerType: ImmediateSchedulerType {
  /// The current time of this scheduler.
  var now: RxTime { get }

  /// Schedules `action`, which is called once with `state` after `dueTime`.
  ///
  /// - Returns: A disposable that cancels the action, or disposes of the disposable that it returned.
  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable

  /// Schedules `action` after `startAfter` and then every `period`; each call receives the state that the previous one
  /// returned.
  ///
  /// - Returns: A disposable that cancels all further calls.
  func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable
}

extension SchedulerType {
  /// Schedules periodic calls as a chain of single ones.
  ///
  /// - Returns: A disposable that cancels all further calls.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    let ticks = Ticks(scheduler: self, period: period, state: state, action: action)
    ticks.wait(startAfter)
    return ticks.waiting
  }
}

/// An action that is repeated, one call at a time.
private final class Ticks<State> {
  private let scheduler: any SchedulerType
  private let period: RxTimeInterval
  private let action: (State) -> State
  let waiting = SerialDisposable()

  private let lock = Lock()
  /// The number of ticks that have come and whose calls have not returned yet.
  @exclusivity(unchecked) private var due = 0
  /// Only used by the current call.
  @exclusivity(unchecked) private var state: State

  init(
    scheduler: any SchedulerType, period: RxTimeInterval, state: State, action: @escaping (State) -> State
  ) {
    self.scheduler = scheduler
    self.period = period
    self.state = state
    self.action = action
  }

  func wait(_ span: RxTimeInterval) {
    let timer = SingleAssignmentDisposable()
    // Before it is scheduled, because it may run at once and set the next one.
    waiting.disposable = timer
    timer.setDisposable(
      scheduler.scheduleRelative((), dueTime: span) { _ in
        self.tick()
        return Disposables.create()
      })
  }

  /// Schedules the next tick before calling the action, which may take time or schedule something for the same instant.
  private func tick() {
    if waiting.isDisposed { return }
    wait(period)
    let isIdle = lock { () -> Bool in
      due += 1
      return due == 1
    }
    if isIdle { work() }
  }

  private func work() {
    if waiting.isDisposed { return }
    state = action(state)
    let isBehind = lock { () -> Bool in
      due -= 1
      return due > 0
    }
    if !isBehind { return }
    _ = scheduler.schedule(()) { _ in
      self.work()
      return Disposables.create()
    }
  }
}
