public import Foundation

/// Performs work as operations of an operation queue.
///
/// `@unchecked Sendable`: immutable.
public class OperationQueueScheduler: ImmediateSchedulerType, @unchecked Sendable {
  /// Where the work is done.
  public let operationQueue: OperationQueue
  /// The priority of the operations that this makes.
  public let queuePriority: Operation.QueuePriority

  /// Performs work on `operationQueue`, with this priority among its operations.
  public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
    self.operationQueue = operationQueue
    self.queuePriority = queuePriority
  }

  /// Schedules `action` as an operation of the queue.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    WorkPlace.operations(operationQueue, queuePriority).schedule(state, action: action)
  }
}
