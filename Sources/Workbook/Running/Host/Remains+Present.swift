import CHost
import Foundation
import Reactive

extension Remains {
  /// What there is in this process now.
  static var present: Remains {
    Remains(
      leaks: liveSubscriptions, pending: TimeSource.virtualClock?.pendingCount ?? 0,
      breaches: Breaches(late: Grammar.lateEvents, overlapping: Grammar.overlappingEvents))
  }

  /// What there is now and was not in `other`.
  ///
  /// Another thread may have sent the event for which the main thread waited, and still hold the subscription in which
  /// it did: it is given half a second to let go.
  static func left(since other: Remains) -> Remains {
    let deadline = ContinuousClock.now + .milliseconds(500)
    while true {
      let left = present.since(other)
      guard left.leaks > 0, chost_has_one_thread() != 1, .now < deadline else { return left }
      Thread.sleep(forTimeInterval: 0.001)
    }
  }

  /// Has the library record where subscriptions are made from now on, as far as it can.
  static func recordSubscriptions() {
    #if DEBUG
    Resources.recordsSubscriptions = true
    #endif
  }

  /// Prints which lines made the recorded subscriptions that are alive, on standard error.
  static func printSubscriptions() {
    #if DEBUG
    let lines = Resources.subscriptions.map { "Still alive: \($0)\n" }
    FileHandle.standardError.write(Data(lines.joined().utf8))
    #endif
  }

  /// How many subscriptions are alive; always 0 where the library does not count, as in a release build.
  private static var liveSubscriptions: Int {
    #if DEBUG
    Int(Resources.total)
    #else
    0
    #endif
  }
}
