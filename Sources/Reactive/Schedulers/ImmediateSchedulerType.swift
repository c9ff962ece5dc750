/// A scheduler that performs actions as soon as it can.
@preconcurrency public protocol ImmediateSchedulerType: Sendable {
  /// Schedules `action`, which is called once with `state`.
  ///
  /// - Returns: A disposable that cancels the action, or disposes of the disposable that it returned.
  func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable)
    -> any Disposable
}

extension ImmediateSchedulerType {
  /// Schedules `action`, which may schedule itself again with another state, any number of times.
  ///
  /// - Returns: A disposable that cancels the scheduled call and all further ones.
  public func scheduleRecursive<State>(
    _ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
  ) -> any Disposable {
    let rounds = Rounds(scheduler: self, action: action)
    rounds.schedule(state)
    return rounds.waiting
  }
}

/// An action that schedules itself again.
private final class Rounds<State> {
  private let scheduler: any ImmediateSchedulerType
  /// Nil after disposal, so a scheduled round doesn't retain the action until its turn comes.
  private let action: Guarded<((State, (State) -> Void) -> Void)?>
  let waiting = CompositeDisposable()

  init(scheduler: any ImmediateSchedulerType, action: @escaping (State, (State) -> Void) -> Void) {
    self.scheduler = scheduler
    self.action = Guarded(action)
    _ = waiting.insert(Disposables.create { [weak self] in _ = self?.action.exchange(nil) })
  }

  func schedule(_ state: State) {
    if waiting.isDisposed { return }
    let round = SingleAssignmentDisposable()
    let key = waiting.insert(round)
    round.setDisposable(
      scheduler.schedule(state) { state in
        if let key { self.waiting.remove(for: key) }
        if let action = self.action.read({ $0 }) { action(state, self.schedule) }
        return Disposables.create()
      })
  }
}
