public import Dispatch
public import Foundation

/// A span of time.
public typealias RxTimeInterval = DispatchTimeInterval
/// A point in time.
public typealias RxTime = Date

/// What performs work at a time.
public protocol SchedulerType: ImmediateSchedulerType {
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
    let next = SerialDisposable()
    func wait(_ state: StateType, _ span: RxTimeInterval) {
      next.disposable = scheduleRelative(state, dueTime: span) { state in
        let following = action(state)
        if !next.isDisposed { wait(following, period) }
        return Disposables.create()
      }
    }
    wait(state, startAfter)
    return next
  }
}
