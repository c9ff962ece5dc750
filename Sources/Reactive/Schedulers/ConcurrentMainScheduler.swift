public import Foundation

/// Performs work on the main queue: in place where the caller is on it, whatever waits.
///
/// `@unchecked Sendable`: immutable.
public final class ConcurrentMainScheduler: SchedulerType, @unchecked Sendable {
  /// A span of time, in seconds.
  public typealias TimeInterval = Foundation.TimeInterval
  /// A point of time.
  public typealias Time = Date

  /// The only one there is.
  public static let instance = ConcurrentMainScheduler()

  private let work = DispatchWork.main

  private init() {}

  /// The present time of this process.
  public var now: Date { TimeSource.now }

  /// Performs `action` at once on the main queue, or there as soon as it can.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    MainQueue.isCurrent ? action(state) : work.schedule(state, action: action)
  }

  /// Schedules `action` for `dueTime` from now.
  public final func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    work.schedule(state, after: dueTime, action: action)
  }

  /// Schedules `action` for `startAfter` from now, and again after each `period`, with the state that it returned.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    work.schedule(state, after: startAfter, every: period, action: action)
  }
}
