#if hasFeature(Embedded)
/// The virtual time of a chain, in milliseconds.
final class ChainClock {
  let scheduler = SerialDispatchQueueScheduler()

  init() { SerialDispatchQueueScheduler.reset() }

  var now: Int { Int(SerialDispatchQueueScheduler.clock.clock / 1_000_000) }

  /// Performs `work` at `time`, after other work that is already due then.
  func perform(at time: Int, _ work: @escaping () -> Void) {
    _ = SerialDispatchQueueScheduler.clock.perform(at: Int64(time) * 1_000_000) {
      work()
      return Disposables.create()
    }
  }

  /// Performs all work that is due until `time`.
  func advance(to time: Int) {
    _ = SerialDispatchQueueScheduler.clock.advance(to: Int64(time) * 1_000_000, most: .max)
  }

  /// Drops the work that is still scheduled.
  func stop() { SerialDispatchQueueScheduler.reset() }
}
#else
import Reactive
import ReactiveTesting

/// The virtual time of a chain, in milliseconds.
final class ChainClock {
  let scheduler = TestScheduler.marbles()

  var now: Int { scheduler.clock }

  /// Performs `work` at `time`, after other work that is already due then.
  func perform(at time: Int, _ work: @escaping () -> Void) { scheduler.scheduleAt(time, action: work) }

  /// Performs all work that is due until `time`.
  func advance(to time: Int) { scheduler.advanceTo(time) }

  /// Does nothing, because each run has its own scheduler here.
  func stop() {}
}
#endif
