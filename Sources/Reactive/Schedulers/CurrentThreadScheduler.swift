/// Performs work on the calling thread: at once where none is under way on it, else when the work that waits there is
/// done.
///
/// It is what synchronous sources run on by default, and why two of them, merged, take turns.
public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
  /// The only one there is; each thread has work of its own.
  public static let instance = CurrentThreadScheduler()

  private init() {}

  /// Whether the calling thread has no work of this scheduler under way.
  public static var isScheduleRequired: Bool { !Trampoline.current.isRunning }

  /// Performs `action` at once, or in its turn where something is being performed on this thread.
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
