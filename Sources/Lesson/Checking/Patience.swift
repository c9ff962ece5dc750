import Foundation

/// Finds out whether something sleeps, or waits otherwise, where it should go on.
enum Patience {
  /// A thread that others take the processor from waits, too, but hardly each time.
  private static let tries = 20
  private static let longest = 0.002

  /// Whether `body` makes its thread wait, whenever it runs.
  static func isTried(by body: () -> Void) -> Bool {
    (0..<tries).allSatisfy { _ in
      let (start, work) = (seconds(CLOCK_MONOTONIC), seconds(CLOCK_THREAD_CPUTIME_ID))
      body()
      return seconds(CLOCK_MONOTONIC) - start - (seconds(CLOCK_THREAD_CPUTIME_ID) - work) > longest
    }
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}
