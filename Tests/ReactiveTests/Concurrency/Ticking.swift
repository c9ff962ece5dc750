import Foundation
import Reactive

/// A scheduler that runs its work when `tick` is called, on the caller's thread; each tick advances its clock by a
/// second.
///
/// In the shapes it replaces schedulers that have threads of their own, so no work is pending any more after the
/// last call of `tick`.
///
/// `@unchecked Sendable`: the variables are guarded by the lock.
final class Ticking: SchedulerType, @unchecked Sendable {
  private let lock = NSLock()
  private var waiting: [() -> Void] = []
  private var ticks = 0.0

  var now: Date { Date(timeIntervalSince1970: lock.withLock { ticks }) }

  func tick() {
    let due = lock.withLock { () -> [() -> Void] in
      ticks += 1
      defer { waiting = [] }
      return waiting
    }
    for work in due { work() }
  }

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let work = SingleAssignmentDisposable()
    lock.withLock { waiting.append { if !work.isDisposed { work.setDisposable(action(state)) } } }
    return work
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    schedule(state, action: action)
  }
}

extension Shape {
  /// A shape with a scheduler that ticks with each element of the second source.
  init(
    _ name: String, on build: @escaping @Sendable (Source, Observable<Int>, Ticking) -> Observable<Int>
  ) {
    self.init(name) { one, other in
      let scheduler = Ticking()
      return build(one, other.do(onNext: { _ in scheduler.tick() }), scheduler)
    }
  }
}
