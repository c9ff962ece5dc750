public import Foundation

/// A scheduler that performs each action as an operation of an operation queue.
///
/// `@unchecked Sendable`: immutable.
public class OperationQueueScheduler: ImmediateSchedulerType, @unchecked Sendable {
  /// The queue on which the actions are performed.
  public let operationQueue: OperationQueue
  /// The priority of the operations.
  public let queuePriority: Operation.QueuePriority

  /// Creates a scheduler that performs actions on `operationQueue` with the given priority.
  public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
    self.operationQueue = operationQueue
    self.queuePriority = queuePriority
  }

  /// Schedules `action` as an operation of the queue.
  ///
  /// - Returns: A disposable that cancels the action, or disposes of the disposable that it returned.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    WorkPlace.operations(operationQueue, queuePriority).schedule(state, action: action)
  }
}
