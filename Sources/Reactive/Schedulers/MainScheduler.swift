import Dispatch
import Synchronization

/// Performs work on the main queue: in place where the caller is on it and nothing scheduled before waits, else later.
///
/// A command-line program has to let the main queue run, with `dispatchMain()` or a run loop.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  /// The scheduler that works in place where it can.
  public static let instance = MainScheduler()

  /// A scheduler of the main queue that never works in place.
  public static let asyncInstance = SerialDispatchQueueScheduler(onMainQueue: ())

  private let enqueued = Atomic<Int>(0)

  /// Makes another one; all of them share the main queue.
  public init() { super.init(onMainQueue: ()) }

  /// Traps, with `errorMessage` if given, unless called on the main queue.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    precondition(
      MainQueue.isCurrent,
      errorMessage
        ?? "This does not run on the main queue; observe(on: MainScheduler.instance) takes it there.")
  }

  /// Traps, with `errorMessage` if given, unless called on the main queue.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    precondition(MainQueue.isCurrent, errorMessage ?? "This must be called on the main queue.")
  }

  override func scheduleInternal<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let (_, waiting) = enqueued.add(1, ordering: .acquiringAndReleasing)
    if waiting == 1, MainQueue.isCurrent {
      defer { enqueued.subtract(1, ordering: .acquiringAndReleasing) }
      return action(state)
    }
    let cancel = SingleAssignmentDisposable()
    _ = work.schedule(state) { state in
      if !cancel.isDisposed { cancel.setDisposable(action(state)) }
      self.enqueued.subtract(1, ordering: .acquiringAndReleasing)
      return Disposables.create()
    }
    return cancel
  }
}
