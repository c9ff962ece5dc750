import Dispatch
import Foundation

/// A point where one thread waits while another one does something.
final class Halt: Sendable {
  private let isReached = DispatchSemaphore(value: 0)
  private let isOpen = DispatchSemaphore(value: 0)

  /// Waits until `meanwhile` has run.
  func wait() {
    isReached.signal()
    isOpen.wait()
  }

  /// Runs `work` on a new thread, and `meanwhile` on this one while `work`
  /// waits here.
  func run(
    _ work: @escaping @Sendable () -> Void, meanwhile: () -> Void
  ) {
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      work()
      isDone.signal()
    }
    isReached.wait()
    meanwhile()
    isOpen.signal()
    isDone.wait()
  }
}

/// Runs `work` on another thread, and waits until it has finished.
func onAnotherThread(_ work: @escaping @Sendable () -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    work()
    isDone.signal()
  }
  isDone.wait()
}
