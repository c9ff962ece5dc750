public import Foundation

/// Performs work on the main queue: in place where the caller is on it, whatever waits.
///
/// `@unchecked Sendable`: immutable.
public final class ConcurrentMainScheduler: SchedulerType, @unchecked Sendable {
  public typealias TimeInterval = Foundation.TimeInterval
  public typealias Time = Date

  /// The only one there is.
  public static let instance = ConcurrentMainScheduler()

  private let work = DispatchWork.main

  private init() {}

  public var now: Date { TimeSource.now }

  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    MainQueue.isCurrent ? action(state) : work.schedule(state, action: action)
  }

  public final func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    work.schedule(state, after: dueTime, action: action)
  }

  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    work.schedule(state, after: startAfter, every: period, action: action)
  }
}
