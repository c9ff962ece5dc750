import Dispatch

/// Performs actions at a place: at once, after a time, or periodically, on the clock of this process.
struct DispatchWork: Sendable {
  let place: WorkPlace
  let queue: DispatchQueue
  let leeway: DispatchTimeInterval

  static let main = DispatchWork(place: .main, queue: .main, leeway: .nanoseconds(0))

  func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    place.schedule(state, action: action)
  }

  func schedule<State>(
    _ state: State, after span: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    if let clock = TimeSource.virtualClock {
      return clock.schedule(on: place, after: span.nanoseconds) { action(state) }
    }
    let timer = DispatchSource.makeTimerSource(queue: queue)
    let cancel = Disposables.create { timer.cancel() }
    let work = CompositeDisposable(disposables: [cancel])
    let step = UncheckedSendableWork {
      if !work.isDisposed { work.insert(action(state)) }
      // The timer retains this closure, and `cancel` the timer. This breaks the cycle even if the work is never
      // disposed of.
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
    let current = Box(state)
    if let clock = TimeSource.virtualClock {
      return clock.schedule(on: place, after: span.nanoseconds, every: period.nanoseconds) {
        current.value = action(current.value)
      }
    }
    let timer = DispatchSource.makeTimerSource(queue: queue)
    let work = Disposables.create { timer.cancel() }
    let step = UncheckedSendableWork { if !work.isDisposed { current.value = action(current.value) } }
    timer.setEventHandler { step.body() }
    // Dispatch traps at a negative period.
    let repeating = period.nanoseconds.map { .nanoseconds(Int(max(0, $0))) } ?? RxTimeInterval.never
    timer.schedule(deadline: .now() + span, repeating: repeating, leeway: leeway)
    timer.resume()
    return work
  }
}
