public import Dispatch
public import Foundation

/// Performs work on a concurrent dispatch queue: several pieces may run at the same time.
///
/// `@unchecked Sendable`: immutable.
public class ConcurrentDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  /// A span of time, in seconds.
  public typealias TimeInterval = Foundation.TimeInterval
  /// A point of time.
  public typealias Time = Date

  private let work: DispatchWork

  /// Performs work on `queue`.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    work = DispatchWork(place: .upon(queue), queue: queue, leeway: leeway)
  }

  /// Makes a concurrent queue of this quality of service.
  public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.init(
      queue: DispatchQueue(label: "rxbook.concurrent.\(qos)", qos: qos, attributes: .concurrent),
      leeway: leeway)
  }

  /// The present time of this process.
  public var now: Date { TimeSource.now }

  /// Schedules `action`, to be performed as soon as it can be.
  public final func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    work.schedule(state, action: action)
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
