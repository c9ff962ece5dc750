public import Dispatch
public import Foundation

/// Performs work on a serial dispatch queue: one piece after the other, in the order of scheduling.
///
/// `@unchecked Sendable`: immutable.
public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  /// A span of time, in seconds.
  public typealias TimeInterval = Foundation.TimeInterval
  /// A point of time.
  public typealias Time = Date

  let work: DispatchWork

  /// Performs work on `serialQueue`, which must be serial.
  init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    work = DispatchWork(place: .serial(serialQueue), queue: serialQueue, leeway: leeway)
  }

  /// Performs work on the main queue.
  init(onMainQueue: Void) { work = .main }

  /// Makes a serial queue of this name.
  ///
  /// - Parameters:
  ///   - internalSerialQueueName: The label of the queue.
  ///   - serialQueueConfiguration: Called with the queue before it is activated, so that it may also set its target.
  ///   - leeway: How late the system may be, to save power.
  public convenience init(
    internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let queue = DispatchQueue(label: internalSerialQueueName, attributes: .initiallyInactive)
    serialQueueConfiguration?(queue)
    queue.activate()
    self.init(serialQueue: queue, leeway: leeway)
  }

  /// Makes a serial queue that runs on `queue`, which may be concurrent.
  public convenience init(
    queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(serialQueue: DispatchQueue(label: internalSerialQueueName, target: queue), leeway: leeway)
  }

  /// Makes a serial queue of this quality of service.
  public convenience init(
    qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(
      queue: .global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName, leeway: leeway)
  }

  /// The present time of this process.
  public var now: Date { TimeSource.now }

  /// Schedules `action`, to be performed as soon as it can be.
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
