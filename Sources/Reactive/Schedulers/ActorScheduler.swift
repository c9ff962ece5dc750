/// A scheduler that performs work on an actor's executor: one piece after the other, in the order of scheduling.
///
///     actor Ledger {
///       private var total = 0
///       func follow(_ sales: Observable<Int>) -> any Disposable {
///         sales.observe(on: ActorScheduler(self)).subscribe(onNext: { self.total += $0 })
///       }
///     }
///
/// The closures of later operators and of the subscription run isolated to the actor, though the compiler cannot know it
/// unless they are written in the actor: there, they may use what belongs to the actor. Work never runs in place, even if the
/// caller is on the actor.
///
/// A scheduler keeps its actor alive, and so does a subscription that delivers on it. An actor that also keeps such a
/// subscription has to dispose of it, as its `deinit` is never called before.
///
/// Between two batches of work, other callers of the actor have their turn.
public final class ActorScheduler: ImmediateSchedulerType {
  private let line: TaskLine

  /// Creates a scheduler that performs work isolated to `actor`.
  ///
  /// - Parameters:
  ///   - actor: The actor, which may be a global one, such as `MainActor.shared`.
  ///   - priority: The priority of the tasks that perform the work.
  public init(_ actor: any Actor, priority: TaskPriority? = nil) {
    line = TaskLine(on: actor, priority: priority)
  }

  /// Creates a scheduler that performs work on `executor`.
  ///
  /// - Parameters:
  ///   - executor: The executor, such as a `DispatchSerialQueue` that an actor of yours runs on.
  ///   - priority: The priority of the tasks that perform the work.
  public init(executor: any SerialExecutor, priority: TaskPriority? = nil) {
    line = TaskLine(on: Seat(executor), priority: priority)
  }

  /// Schedules `action`, to be called once with `state` on the actor's executor.
  ///
  /// - Returns: A disposable that cancels the action, and disposes of what it returned.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    line.schedule(state, action: action)
  }
}

/// An actor that has nothing but an executor.
private actor Seat {
  private nonisolated let executor: any SerialExecutor

  init(_ executor: any SerialExecutor) { self.executor = executor }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}
