import Synchronization

/// How much work given to built-in schedulers has not been done yet, where that is counted.
package enum WorkCount {
  private static let count = Atomic<Int>(0)

  /// What is due now; timers are not counted.
  package static var current: Int { count.load(ordering: .acquiring) }

  /// Counts `work` until it has been done.
  static func counted(_ work: HandedWork) -> HandedWork {
    count.add(1, ordering: .relaxed)
    return HandedWork {
      work.body()
      count.subtract(1, ordering: .releasing)
    }
  }
}
