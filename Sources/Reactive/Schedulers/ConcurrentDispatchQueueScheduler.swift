public import Dispatch
public import Foundation

/// A scheduler that performs actions on a concurrent dispatch queue; several of them may run at the same time.
///
/// `@unchecked Sendable`: immutable.
public class ConcurrentDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  /// A time interval in seconds.
  public typealias TimeInterval = Foundation.TimeInterval
  /// A point in time.
  public typealias Time = Date

  private let work: DispatchWork

  /// Creates a scheduler that performs actions on `queue`.
  ///
  /// - Parameters:
  ///   - queue: The queue.
  ///   - leeway: How late the system may perform delayed actions, to save power.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    work = DispatchWork(place: .upon(queue), queue: queue, leeway: leeway)
  }

  /// Creates a scheduler with a concurrent queue of the given quality of service.
  public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.init(
      queue: DispatchQueue(label: "rxbook.concurrent.\(qos)", qos: qos, attributes: .concurrent),
      leeway: leeway)
  }

  /// The current time of this process.
  public var now: Date { TimeSource.now }

  /// Schedules `action`, which is called once with `state` as soon as possible.
  ///
  /// - Returns: A disposable that cancels the action, or disposes of the disposable that it returned.
  public final func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    work.schedule(state, action: action)
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
