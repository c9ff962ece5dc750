/// A queue of actions that tasks perform one at a time, in the order in which they were added.
///
/// `@unchecked Sendable`: the lock guards the variables.
final class TaskLine: @unchecked Sendable {
  private let actor: (any Actor)?
  private let priority: TaskPriority?
  private let lock = Lock()
  @exclusivity(unchecked) private var waiting: [UncheckedSendableWork] = []
  @exclusivity(unchecked) private var isBusy = false

  /// Creates a queue whose actions run isolated to `actor`, or on the threads of the concurrency runtime if that is
  /// nil.
  init(on actor: (any Actor)? = nil, priority: TaskPriority?) {
    self.actor = actor
    self.priority = priority
  }

  func add(_ work: [UncheckedSendableWork]) {
    if work.isEmpty { return }
    let isIdle = lock { () -> Bool in
      waiting += work
      defer { isBusy = true }
      return !isBusy
    }
    if isIdle { Task.detached(priority: priority) { await self.perform(on: self.actor) } }
  }

  /// Enqueues `action`, which is called with `state`.
  func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    let work = SingleAssignmentDisposable()
    add([UncheckedSendableWork { if !work.isDisposed { work.setDisposable(action(state)) } }])
    return work
  }

  private func perform(on actor: isolated (any Actor)?) async {
    while true {
      let batch = lock { () -> [UncheckedSendableWork] in
        defer { waiting = [] }
        if waiting.isEmpty { isBusy = false }
        return waiting
      }
      if batch.isEmpty { return }
      for work in batch { work.body() }
      // Yield, because other tasks need the actor and the thread, too.
      await Task.yield()
    }
  }
}
