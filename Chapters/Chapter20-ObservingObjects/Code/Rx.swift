import Foundation
import Reactive

extension Room: ReactiveCompatible {}
extension Field: ReactiveCompatible {}
extension Offer: ReactiveCompatible {}
extension Booking: ReactiveCompatible {}

/// A screen with the orders of a room, which reports its deallocation.
final class OrderScreen: DeallocationAware {
  let deallocation = Deallocation()

  deinit {
    deallocation.begin()
    print("deinit ends")
  }
}

/// A screen whose `deinit` does not call `begin()`.
final class SilentScreen: DeallocationAware {
  let deallocation = Deallocation()

  deinit { print("deinit ends") }
}

/// Does `work` on another thread, and waits until it's done.
func onAnotherThread(_ work: @escaping () -> Void) {
  nonisolated(unsafe) let job = work
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    job()
    isDone.signal()
  }
  isDone.wait()
}
