import Reactive
import ReactiveTesting

/// A scheduler whose actions can't be cancelled, as if each action had already started when it is cancelled.
struct UncancellableScheduler: SchedulerType {
  let base: TestScheduler

  var now: RxTime { base.now }

  func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable)
    -> any Disposable
  {
    _ = base.schedule(state, action: action)
    return Disposables.create()
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    _ = base.scheduleRelative(state, dueTime: dueTime, action: action)
    return Disposables.create()
  }
}
