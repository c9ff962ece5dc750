import Dispatch
package import Foundation

/// Knows whether the caller is on the main queue, and lets that queue run.
///
/// The thread doesn't answer the question: in a program that has called `dispatchMain()` on Linux, other threads run
/// the main queue.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

  /// Runs the work that is waiting on the main queue; must be called on the main thread.
  ///
  /// Within work of the main queue it does nothing.
  package static func serve() {
    Trampoline.apart { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
  }

  /// Waits until `isDone` returns true or until `deadline`; on the main thread, the main queue runs meanwhile.
  ///
  /// - Returns: False if the deadline has passed.
  package static func wait(until deadline: Date, _ isDone: () -> Bool) -> Bool {
    while !isDone() {
      let left = deadline.timeIntervalSinceNow
      if left <= 0 { return false }
      let slice = Date(timeIntervalSinceNow: min(left, 0.01))
      var isServed = false
      if Thread.isMainThread {
        Trampoline.apart { isServed = RunLoop.main.run(mode: .default, before: slice) }
      }
      if !isServed { Thread.sleep(until: slice) }
    }
    return true
  }
}
