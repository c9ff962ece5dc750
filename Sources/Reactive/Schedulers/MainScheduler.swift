import Dispatch
import Synchronization

/// A scheduler that performs actions on the main queue.
///
/// An action that is scheduled on the main queue is performed at once if no earlier action is waiting or running; any
/// other action waits for a later turn of the queue. So code that emits from within its own observer doesn't recurse:
/// the event that it causes is delivered in the next turn.
///
/// A command-line program has to let the main queue run, with `dispatchMain()` or a run loop.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  /// The scheduler of the main queue that performs actions at once if it can.
  public static let instance = MainScheduler()

  /// A scheduler of the main queue that never performs actions at once.
  public static let asyncInstance = SerialDispatchQueueScheduler(onMainQueue: ())

  private let enqueued = Atomic<Int>(0)

  /// Creates another scheduler for the main queue, which all of them share.
  public init() { super.init(onMainQueue: ()) }

  /// Traps, with `errorMessage` if there is one, unless called on the main queue.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    precondition(
      MainQueue.isCurrent,
      errorMessage
        ?? "This must run on the main queue; observe(on: MainScheduler.instance) delivers events there.")
  }

  /// Traps, with `errorMessage` if there is one, unless called on the main queue.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    precondition(MainQueue.isCurrent, errorMessage ?? "This must be called on the main queue.")
  }

  /// The number of actions that are being performed at once, one within another; only changed on the main queue.
  private static let actionsInPlace = Atomic<Int>(0)
  /// The number of deferred steps that are being performed on the main queue; only changed there.
  private static let deferredSteps = Atomic<Int>(0)

  /// True if the caller runs within an action that is being performed at once.
  static var isInsideAction: Bool { actionsInPlace.load(ordering: .relaxed) > 0 && MainQueue.isCurrent }

  /// Performs a step that an action performed at once has left to a gate, as if that action were still running.
  ///
  /// Actions that are scheduled meanwhile wait for the next turn of the main queue. On another thread, they do so
  /// anyway, and the main queue's own actions must not wait for such a step.
  static func performDeferred(_ step: () -> Void) {
    guard MainQueue.isCurrent else { return step() }
    let outer = deferredSteps.load(ordering: .relaxed)
    deferredSteps.store(outer + 1, ordering: .relaxed)
    step()
    deferredSteps.store(outer, ordering: .relaxed)
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

  /// Enqueues an action that has been counted already.
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
