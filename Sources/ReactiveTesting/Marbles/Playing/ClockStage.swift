import Dispatch
import Reactive

/// A stage on the virtual clock of the process, in nanoseconds; sources emit in actions of the main scheduler.
package final class ClockStage: MarbleStage {
  private let clock: VirtualClock

  package init(_ clock: VirtualClock) { self.clock = clock }

  package var present: Int { Int(clock.nanoseconds) }

  package func perform(at time: Int, _ work: @escaping () -> Void) {
    _ = MainScheduler.instance.scheduleRelative((), dueTime: .nanoseconds(time - present)) { _ in
      work()
      return Disposables.create()
    }
  }

  package func play(until time: Int) { clock.drive(until: Int64(time - 1)) { false } }
}
