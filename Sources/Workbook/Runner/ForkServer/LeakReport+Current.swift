import CSystemSupport
import Foundation
import Reactive

extension LeakReport {
  /// The current counts of this process.
  static var current: LeakReport {
    LeakReport(
      leaks: liveSubscriptions, pending: TimeSource.virtualClock?.pendingCount ?? 0,
      violations: GrammarViolations(late: Grammar.lateEvents, overlapping: Grammar.overlappingEvents))
  }

  /// Returns what has been added since `other`, after waiting up to half a second for other threads.
  ///
  /// The main thread may have received an event from another thread, which may still retain its subscription for a
  /// moment.
  static func settled(since other: LeakReport) -> LeakReport {
    let deadline = ContinuousClock.now + .milliseconds(500)
    while true {
      let report = current.since(other)
      guard report.leaks > 0, csystem_has_one_thread() != 1, .now < deadline else { return report }
      Thread.sleep(forTimeInterval: 0.001)
    }
  }

  /// Makes the library record the places where subscriptions are created, if it supports that.
  static func recordSubscriptions() {
    #if DEBUG
    Resources.recordsSubscriptions = true
    #endif
  }

  /// Prints the places of the live recorded subscriptions to standard error.
  static func printSubscriptions() {
    #if DEBUG
    let lines = Resources.subscriptions.map { "Still alive: \($0)\n" }
    FileHandle.standardError.write(Data(lines.joined().utf8))
    #endif
  }

  /// The number of live subscriptions; always 0 in a release build, which does not count them.
  private static var liveSubscriptions: Int {
    #if DEBUG
    Int(Resources.total)
    #else
    0
    #endif
  }
}
