import Synchronization

/// Counts the actions given to built-in schedulers that have not been performed yet, if counting is on.
package enum WorkCount {
  private static let count = Atomic<Int>(0)

  /// The number of actions that are due now; timers aren't counted.
  package static var current: Int { count.load(ordering: .acquiring) }

  /// Returns `work`, counted until it has been performed.
  static func counted(_ work: UncheckedSendableWork) -> UncheckedSendableWork {
    count.add(1, ordering: .relaxed)
    return UncheckedSendableWork {
      work.body()
      count.subtract(1, ordering: .releasing)
    }
  }
}
