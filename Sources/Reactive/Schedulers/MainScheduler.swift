import Dispatch
import Foundation
import Synchronization

/// Performs work on the main queue: in place where the caller is on the main thread and nothing scheduled before
/// waits, else later.
///
/// A command-line program has to let the main queue run, with `dispatchMain()` or a run loop.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  /// The scheduler that works in place where it can.
  public static let instance = MainScheduler()

  /// A scheduler of the main queue that never works in place.
  public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

  private let enqueued = Atomic<Int>(0)

  /// Makes another one; all of them share the main queue.
  public init() { super.init(serialQueue: .main) }

  /// Traps, with `errorMessage` if given, unless called on the main thread.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    precondition(
      isOnMainThread,
      errorMessage
        ?? "This runs on a background thread; observe(on: MainScheduler.instance) takes it to the main one.")
  }

  /// Traps, with `errorMessage` if given, unless called on the main thread.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    precondition(isOnMainThread, errorMessage ?? "This must be called on the main thread.")
  }

  private static var isOnMainThread: Bool { Thread.isMainThread }

  override func scheduleInternal<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let (_, waiting) = enqueued.add(1, ordering: .acquiringAndReleasing)
    if waiting == 1, Self.isOnMainThread {
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
