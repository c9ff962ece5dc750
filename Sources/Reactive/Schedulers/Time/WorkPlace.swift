package import Dispatch
import Foundation

/// Where a piece of work is done.
package enum WorkPlace: Sendable {
  case main
  /// One piece at a time.
  case serial(DispatchQueue)
  /// Several at a time.
  case concurrent(DispatchQueue)
  case operations(OperationQueue, Operation.QueuePriority)

  /// `queue`, which is concurrent unless it is the main queue.
  static func upon(_ queue: DispatchQueue) -> WorkPlace {
    // Each access to the main queue makes another object.
    queue.label == DispatchQueue.main.label ? .main : .concurrent(queue)
  }

  var isMain: Bool { if case .main = self { true } else { false } }

  static let mainIdentity = ObjectIdentifier(MainScheduler.instance)

  /// Tells places apart that do so many pieces of work at a time, and no more.
  var identity: ObjectIdentifier? {
    switch self {
    case .main: Self.mainIdentity
    case .serial(let queue): ObjectIdentifier(queue)
    case .concurrent: nil
    case .operations(let queue, _): ObjectIdentifier(queue)
    }
  }

  /// How many pieces of work are done there at a time at most.
  var capacity: Int {
    switch self {
    case .main, .serial: 1
    case .concurrent: .max
    case .operations(let queue, _):
      // The default is a negative number, and no limit of the queue's own.
      queue.maxConcurrentOperationCount < 0 ? .max : queue.maxConcurrentOperationCount
    }
  }

  /// Whether nothing is done there for now.
  var isSuspended: Bool { if case .operations(let queue, _) = self { queue.isSuspended } else { false } }

  /// What it is called in traces.
  var name: String {
    switch self {
    case .main: "main"
    case .serial(let queue): "\(ObjectIdentifier(queue))"
    case .concurrent(let queue):
      // Each access to a global queue makes another object.
      queue.label.hasPrefix("com.apple.root") ? queue.label : "\(ObjectIdentifier(queue))"
    case .operations(let queue, _): "\(ObjectIdentifier(queue))"
    }
  }

  /// Has `action` done there as soon as the place is free.
  func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    let source = TimeSource.current
    if case .virtual(let clock) = source { return clock.schedule(on: self) { action(state) } }
    let work = SingleAssignmentDisposable()
    let step = HandedWork { if !work.isDisposed { work.setDisposable(action(state)) } }
    if case .watched = source { perform(WorkCount.counted(step)) } else { perform(step) }
    return work
  }

  /// Has `work` done there, by and by.
  func perform(_ work: HandedWork) {
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
