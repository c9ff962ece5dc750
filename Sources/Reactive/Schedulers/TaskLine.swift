/// Work that tasks perform, one piece after the other in the order in which it was added.
///
/// `@unchecked Sendable`: the variables are guarded by the lock.
final class TaskLine: @unchecked Sendable {
  private let actor: (any Actor)?
  private let priority: TaskPriority?
  private let lock = Lock()
  @exclusivity(unchecked) private var waiting: [HandedWork] = []
  @exclusivity(unchecked) private var isBusy = false

  /// Work for `actor`, or for the tasks' own threads if that is nil.
  init(on actor: (any Actor)? = nil, priority: TaskPriority?) {
    self.actor = actor
    self.priority = priority
  }

  func add(_ pieces: [HandedWork]) {
    if pieces.isEmpty { return }
    let isIdle = lock { () -> Bool in
      waiting += pieces
      defer { isBusy = true }
      return !isBusy
    }
    if isIdle { Task.detached(priority: priority) { await self.perform(on: self.actor) } }
  }

  /// Adds `action`, to be called with `state`.
  func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    let work = SingleAssignmentDisposable()
    add([HandedWork { if !work.isDisposed { work.setDisposable(action(state)) } }])
    return work
  }

  private func perform(on actor: isolated (any Actor)?) async {
    while true {
      let batch = lock { () -> [HandedWork] in
        defer { waiting = [] }
        if waiting.isEmpty { isBusy = false }
        return waiting
      }
      if batch.isEmpty { return }
      for work in batch { work.body() }
      // The actor, and the thread, have others to serve.
      await Task.yield()
    }
  }
}
