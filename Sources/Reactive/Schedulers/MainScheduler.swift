import Dispatch
import Synchronization

/// Performs work on the main queue.
///
/// Work that is scheduled on the main queue is performed at once if no work scheduled before is pending or running;
/// any other work waits for a later turn of the queue. So code that sends from within its own observer does not loop in
/// place: the event it causes comes in the next turn.
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

  /// How many actions work in place at this moment; changed on the main queue only.
  private static let actionsInPlace = Atomic<Int>(0)
  /// How many steps are performed that actions in place have left to a gate.
  private static let deferredSteps = Atomic<Int>(0)

  /// Whether the caller runs within an action that works in place.
  static var isInsideAction: Bool { actionsInPlace.load(ordering: .relaxed) > 0 && MainQueue.isCurrent }

  /// Performs what an action in place has left to a gate, as if that action were still running: work that is scheduled
  /// meanwhile waits for the next turn of the main queue.
  static func performDeferred(_ step: () -> Void) {
    deferredSteps.add(1, ordering: .relaxed)
    step()
    deferredSteps.subtract(1, ordering: .relaxed)
  }

  override func scheduleInternal<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let (_, waiting) = enqueued.add(1, ordering: .acquiringAndReleasing)
    if waiting == 1, MainQueue.isCurrent, Self.deferredSteps.load(ordering: .relaxed) == 0 {
      let outer = Self.actionsInPlace.load(ordering: .relaxed)
      Self.actionsInPlace.store(outer + 1, ordering: .relaxed)
      defer {
        Self.actionsInPlace.store(outer, ordering: .relaxed)
        enqueued.subtract(1, ordering: .acquiringAndReleasing)
      }
      return action(state)
    }
    return enqueue(state, action: action)
  }

  override func scheduleLater<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    enqueued.add(1, ordering: .acquiringAndReleasing)
    return enqueue(state, action: action)
  }

  /// Schedules an action that has been counted.
  private func enqueue<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let cancel = SingleAssignmentDisposable()
    _ = work.schedule(state) { state in
      if !cancel.isDisposed { cancel.setDisposable(action(state)) }
      self.enqueued.subtract(1, ordering: .acquiringAndReleasing)
      return Disposables.create()
    }
    return cancel
  }
}
