import Foundation
import Synchronization

/// Where the built-in schedulers of this process take their time from.
///
/// A program never changes it, and pays one relaxed load for each piece of work that it schedules.
package enum TimeSource {
  /// The system: work goes to its queue at once, or when the queue's timer fires.
  case system
  /// The system, and what has been given to the queues is counted.
  case watched
  /// A clock that moves when somebody waits.
  case virtual(VirtualClock)

  private static let chosen = Atomic<UInt8>(0)

  package static var current: TimeSource {
    switch chosen.load(ordering: .relaxed) {
    case 0: .system
    case 1: .watched
    default: .virtual(.shared)
    }
  }

  /// The virtual clock, if that is where time comes from.
  package static var virtualClock: VirtualClock? {
    if case .virtual(let clock) = current { clock } else { nil }
  }

  /// What a built-in scheduler calls now.
  static var now: Date { virtualClock?.now ?? Date() }

  /// Has work counted from now on; to be called before there is any.
  package static func watch() { chosen.store(1, ordering: .relaxed) }

  /// Switches to the virtual clock for the rest of the process; to be called before there is any work.
  ///
  /// The calling thread is the program's own: time stands still while it does anything but wait. `trace` is told the
  /// number of each place where the program goes on; it began at 0, which is also the main queue.
  package static func startVirtualClock(trace: (@Sendable (Int) -> Void)? = nil) {
    VirtualClock.shared.begin(trace)
    chosen.store(2, ordering: .relaxed)
  }
}
