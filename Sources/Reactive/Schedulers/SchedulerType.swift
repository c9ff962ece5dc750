public import Dispatch
public import Foundation

/// A span of time.
public typealias RxTimeInterval = DispatchTimeInterval
/// A point in time.
public typealias RxTime = Date

/// What performs work at a time.
@preconcurrency public protocol SchedulerType: ImmediateSchedulerType {
  /// The present time of this scheduler.
  var now: RxTime { get }

  /// Schedules `action`, to be called once with `state` after `dueTime`.
  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable

  /// Schedules `action` after `startAfter` and then every `period`; each call gets what the one before returned.
  func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable
}

extension SchedulerType {
  /// Schedules periodic work as a chain of single pieces of work.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    let ticks = Ticks(scheduler: self, period: period, state: state, action: action)
    ticks.wait(startAfter)
    return ticks.waiting
  }
}

/// Work that is done again and again, one piece at a time.
private final class Ticks<State> {
  private let scheduler: any SchedulerType
  private let period: RxTimeInterval
  private let action: (State) -> State
  let waiting = SerialDisposable()

  private let lock = Lock()
  /// How many ticks have come whose work is not done yet.
  @exclusivity(unchecked) private var due = 0
  /// Belongs to the piece of work under way.
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
    let piece = SingleAssignmentDisposable()
    // Before it is scheduled: it may be done at once, and have the next one wait.
    waiting.disposable = piece
    piece.setDisposable(
      scheduler.scheduleRelative((), dueTime: span) { _ in
        self.tick()
        return Disposables.create()
      })
  }

  /// Schedules the next tick before the work of this one, which may take time, or schedule something for that very
  /// instant.
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
