import Dispatch
package import Foundation

/// Whether the caller is where main-queue work is done.
///
/// The thread says nothing about it: a program that has called `dispatchMain()` on Linux does the work of the main
/// queue on other threads.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

  /// Does the work of the main queue that is there; called on the main thread.
  ///
  /// Within work of the main queue nothing is done.
  package static func serve() {
    Trampoline.apart { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
  }

  /// Waits until `isDone` or until `deadline`; on the main thread, work of the main queue is done meanwhile.
  ///
  /// - Returns: Whether it was done.
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
