import Foundation
import Reactive

/// A scheduler whose work is done, on the thread that says so, at the next tick; a tick takes a second.
///
/// In the tables of shapes it stands for any other thread: nothing is under way any more once nobody ticks.
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
