/// A scheduler that performs actions on an actor's executor, one at a time, in the order of scheduling.
///
///     actor Ledger {
///       private var total = 0
///       func follow(_ sales: Observable<Int>) -> any Disposable {
///         sales.observe(on: ActorScheduler(self)).subscribe(onNext: { self.total += $0 })
///       }
///     }
///
/// The closures of later operators and of the subscription run isolated to the actor. The compiler only knows this for
/// closures that are written in the actor: there, they may use what belongs to the actor. Actions never run
/// synchronously, even if the caller is on the actor.
///
/// A scheduler keeps a strong reference to its actor, and so does a subscription that delivers on it. An actor that
/// also stores such a subscription has to dispose of it, because its `deinit` isn't called before.
///
/// Between two batches of actions, other callers of the actor have their turn.
public final class ActorScheduler: ImmediateSchedulerType {
  private let line: TaskLine

  /// Creates a scheduler that performs actions isolated to `actor`.
  ///
  /// - Parameters:
  ///   - actor: The actor, which may be a global one, such as `MainActor.shared`.
  ///   - priority: The priority of the tasks that perform the actions.
  public init(_ actor: any Actor, priority: TaskPriority? = nil) {
    line = TaskLine(on: actor, priority: priority)
  }

  /// Creates a scheduler that performs actions on `executor`.
  ///
  /// - Parameters:
  ///   - executor: The executor, such as a `DispatchSerialQueue` that an actor of yours runs on.
  ///   - priority: The priority of the tasks that perform the actions.
  public init(executor: any SerialExecutor, priority: TaskPriority? = nil) {
    line = TaskLine(on: ExecutorActor(executor), priority: priority)
  }

  /// Schedules `action`, which is called once with `state` on the actor's executor.
  ///
  /// - Returns: A disposable that cancels the action, or disposes of the disposable that it returned.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    line.schedule(state, action: action)
  }
}

/// An actor that only has an executor.
private actor ExecutorActor {
  private nonisolated let executor: any SerialExecutor

  init(_ executor: any SerialExecutor) { self.executor = executor }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}
