import Dispatch
import Foundation

/// A place where one thread waits while another does something.
final class Halt: Sendable {
  private let isReached = DispatchSemaphore(value: 0)
  private let isOpen = DispatchSemaphore(value: 0)

  /// Waits until `meanwhile` has been done.
  func wait() {
    isReached.signal()
    isOpen.wait()
  }

  /// Starts a thread that does `work`, and does `meanwhile` while that
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

/// Does `work` on another thread, and waits until it is done.
func onAnotherThread(_ work: @escaping @Sendable () -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    work()
    isDone.signal()
  }
  isDone.wait()
}
