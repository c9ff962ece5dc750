import Dispatch

/// Work on a dispatch queue, now, later, and periodically.
struct DispatchWork: Sendable {
  let queue: DispatchQueue
  let leeway: DispatchTimeInterval

  func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    let work = SingleAssignmentDisposable()
    let step = HandedWork { if !work.isDisposed { work.setDisposable(action(state)) } }
    queue.async { step.body() }
    return work
  }

  func schedule<State>(
    _ state: State, after span: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    let cancel = Disposables.create { timer.cancel() }
    let work = CompositeDisposable(disposables: [cancel])
    let step = HandedWork {
      if !work.isDisposed { work.insert(action(state)) }
      // The timer holds this closure, and `cancel` the timer, also where nobody ever disposes of the work.
      cancel.dispose()
    }
    timer.setEventHandler { step.body() }
    timer.schedule(deadline: .now() + span, leeway: leeway)
    timer.resume()
    return work
  }

  func schedule<State>(
    _ state: State, after span: RxTimeInterval, every period: RxTimeInterval,
    action: @escaping (State) -> State
  ) -> any Disposable {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    let work = Disposables.create { timer.cancel() }
    let memory = Memory(state)
    let step = HandedWork { if !work.isDisposed { memory.value = action(memory.value) } }
    timer.setEventHandler { step.body() }
    timer.schedule(deadline: .now() + span, repeating: period, leeway: leeway)
    timer.resume()
    return work
  }
}
