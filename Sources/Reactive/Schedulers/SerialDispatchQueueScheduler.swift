public import Dispatch
public import Foundation

/// A scheduler that performs actions on a serial dispatch queue, one at a time, in the order of scheduling.
///
/// `@unchecked Sendable`: immutable.
public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  /// A time interval in seconds.
  public typealias TimeInterval = Foundation.TimeInterval
  /// A point in time.
  public typealias Time = Date

  let work: DispatchWork

  /// Creates a scheduler for `serialQueue`, which must be serial.
  init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    work = DispatchWork(place: .serial(serialQueue), queue: serialQueue, leeway: leeway)
  }

  /// Creates a scheduler for the main queue.
  init(onMainQueue: Void) { work = .main }

  /// Creates a scheduler with a serial queue of the given name.
  ///
  /// - Parameters:
  ///   - internalSerialQueueName: The label of the queue.
  ///   - serialQueueConfiguration: A closure that is called with the queue before it is activated, so it can also set
  ///     the target queue.
  ///   - leeway: How late the system may perform delayed actions, to save power.
  public convenience init(
    internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let queue = DispatchQueue(label: internalSerialQueueName, attributes: .initiallyInactive)
    serialQueueConfiguration?(queue)
    queue.activate()
    self.init(serialQueue: queue, leeway: leeway)
  }

  /// Creates a scheduler with a serial queue whose target is `queue`, which may be concurrent.
  public convenience init(
    queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(serialQueue: DispatchQueue(label: internalSerialQueueName, target: queue), leeway: leeway)
  }

  /// Creates a scheduler with a serial queue whose target is the global queue of the given quality of service.
  public convenience init(
    qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(
      queue: .global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName, leeway: leeway)
  }

  /// The current time of this process.
  public var now: Date { TimeSource.now }

  /// Schedules `action`, which is called once with `state` as soon as possible.
  ///
  /// - Returns: A disposable that cancels the action, or disposes of the disposable that it returned.
  public final func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleInternal(state, action: action)
  }

  func scheduleInternal<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    work.schedule(state, action: action)
  }

  /// Schedules `action` for a later turn of the queue, even if it could be performed at once.
  func scheduleLater<StateType>(
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
