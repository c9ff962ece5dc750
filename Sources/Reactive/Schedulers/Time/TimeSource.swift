import Foundation
import Synchronization

/// The source of time of the built-in schedulers of this process.
///
/// Only the book's runner changes it. Any other program pays one relaxed load per scheduled action.
package enum TimeSource {
  /// The system clock: actions are dispatched to their queue at once, or when a timer of the queue fires.
  case system
  /// The system clock; actions that have been dispatched are counted.
  case watched
  /// A virtual clock, which moves when the program waits.
  case virtual(VirtualClock)

  private static let chosen = Atomic<UInt8>(0)

  package static var current: TimeSource {
    switch chosen.load(ordering: .relaxed) {
    case 0: .system
    case 1: .watched
    default: .virtual(.shared)
    }
  }

  /// The virtual clock, if that is the source of time.
  package static var virtualClock: VirtualClock? {
    if case .virtual(let clock) = current { clock } else { nil }
  }

  /// The current time of the built-in schedulers.
  static var now: Date { virtualClock?.now ?? Date() }

  /// Counts actions from now on; must be called before there are any.
  package static func watch() { chosen.store(1, ordering: .relaxed) }

  /// Switches to the virtual clock for the rest of the process; must be called before there are any actions.
  ///
  /// The calling thread is the program's own: time stands still unless it waits. `trace` receives the number of each
  /// place at which the program continues. The program starts at place 0, which is also the main queue.
  package static func startVirtualClock(trace: (@Sendable (Int) -> Void)? = nil) {
    VirtualClock.shared.begin(trace)
    chosen.store(2, ordering: .relaxed)
  }
}
