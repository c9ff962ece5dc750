public import Foundation

/// A scheduler that performs actions on the main queue: synchronously if the caller is on it, even if other actions
/// wait.
///
/// `@unchecked Sendable`: immutable.
public final class ConcurrentMainScheduler: SchedulerType, @unchecked Sendable {
  /// A time interval in seconds.
  public typealias TimeInterval = Foundation.TimeInterval
  /// A point in time.
  public typealias Time = Date

  /// The only instance.
  public static let instance = ConcurrentMainScheduler()

  private let work = DispatchWork.main

  private init() {}

  /// The current time of this process.
  public var now: Date { TimeSource.now }

  /// Calls `action` at once if the caller is on the main queue, or schedules it there.
  ///
  /// - Returns: A disposable that cancels the action, or disposes of the disposable that it returned.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    MainQueue.isCurrent ? action(state) : work.schedule(state, action: action)
  }

  /// Schedules `action`, which is called once with `state` after `dueTime`.
  ///
  /// - Returns: A disposable that cancels the action, or disposes of the disposable that it returned.
  public final func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    work.schedule(state, after: dueTime, action: action)
  }

  /// Schedules `action` after `startAfter` and then every `period`; each call receives the state that the previous one
  /// returned.
  ///
  /// - Returns: A disposable that cancels all further calls.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    work.schedule(state, after: startAfter, every: period, action: action)
  }
}
