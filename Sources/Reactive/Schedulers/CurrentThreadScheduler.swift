/// A scheduler that performs actions on the calling thread.
///
/// If none of its actions is running on the thread, an action is performed at once, and otherwise after the ones that
/// wait there. Synchronous sources use this scheduler by default, so two of them take turns when they are merged.
public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
  /// The only instance; each thread has its own queue of actions.
  public static let instance = CurrentThreadScheduler()

  private init() {}

  /// A Boolean value that says whether an action would be performed at once on the calling thread.
  public static var isScheduleRequired: Bool { !Trampoline.current.isRunning }

  /// Calls `action` at once, or enqueues it if another action is running on this thread.
  ///
  /// - Returns: A disposable that cancels the action, or disposes of the disposable that it returned.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let trampoline = Trampoline.current
    if trampoline.begin() {
      let result = action(state)
      trampoline.run()
      return result
    }
    let work = SingleAssignmentDisposable()
    trampoline.enter(
      Turn { _ in
        if !work.isDisposed { work.setDisposable(action(state)) }
        return false
      })
    return work
  }
}
