package import Dispatch
import Foundation

/// The place where an action is performed.
package enum WorkPlace: Sendable {
  case main
  /// A serial queue, which performs one action at a time.
  case serial(DispatchQueue)
  /// A concurrent queue, which performs several actions at a time.
  case concurrent(DispatchQueue)
  case operations(OperationQueue, Operation.QueuePriority)

  /// Returns the place for `queue`, which is concurrent unless it is the main queue.
  static func upon(_ queue: DispatchQueue) -> WorkPlace {
    // Each access to the main queue creates another object.
    queue.label == DispatchQueue.main.label ? .main : .concurrent(queue)
  }

  var isMain: Bool { if case .main = self { true } else { false } }

  static let mainIdentity = ObjectIdentifier(MainScheduler.instance)

  /// Identifies a place that has a limited capacity; nil if it has no limit.
  var identity: ObjectIdentifier? {
    switch self {
    case .main: Self.mainIdentity
    case .serial(let queue): ObjectIdentifier(queue)
    case .concurrent: nil
    case .operations(let queue, _): ObjectIdentifier(queue)
    }
  }

  /// The number of actions that the place performs at a time.
  var capacity: Int {
    switch self {
    case .main, .serial: 1
    case .concurrent: .max
    case .operations(let queue, _):
      // The default is a negative number, which means that the queue itself sets no limit.
      queue.maxConcurrentOperationCount < 0 ? .max : queue.maxConcurrentOperationCount
    }
  }

  /// True if the place performs no actions for now.
  var isSuspended: Bool { if case .operations(let queue, _) = self { queue.isSuspended } else { false } }

  /// The name of the place in traces.
  var name: String {
    switch self {
    case .main: "main"
    case .serial(let queue): "\(ObjectIdentifier(queue))"
    case .concurrent(let queue):
      // Each access to a global queue creates another object.
      queue.label.hasPrefix("com.apple.root") ? queue.label : "\(ObjectIdentifier(queue))"
    case .operations(let queue, _): "\(ObjectIdentifier(queue))"
    }
  }

  /// Performs `action` as soon as the place is free.
  func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    let source = TimeSource.current
    if case .virtual(let clock) = source { return clock.schedule(on: self) { action(state) } }
    let work = SingleAssignmentDisposable()
    let step = UncheckedSendableWork { if !work.isDisposed { work.setDisposable(action(state)) } }
    if case .watched = source { perform(WorkCount.counted(step)) } else { perform(step) }
    return work
  }

  /// Dispatches `work` to the place.
  func perform(_ work: UncheckedSendableWork) {
    switch self {
    case .main: DispatchQueue.main.async { work.body() }
    case .serial(let queue), .concurrent(let queue): queue.async { work.body() }
    case .operations(let queue, let priority):
      let operation = BlockOperation { work.body() }
      operation.queuePriority = priority
      queue.addOperation(operation)
    }
  }
}
