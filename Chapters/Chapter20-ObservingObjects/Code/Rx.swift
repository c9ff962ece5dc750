import Foundation
import Reactive

extension Room: ReactiveCompatible {}
extension Field: ReactiveCompatible {}
extension Offer: ReactiveCompatible {}
extension Booking: ReactiveCompatible {}
extension Page: ReactiveCompatible {}

/// A key card, which tells when it is gone.
final class KeyCard: DeallocationAware {
  let deallocation = Deallocation()

  deinit {
    deallocation.begin()
    print("the card's deinit ends")
  }
}

/// A cupboard, whose `deinit` does not call `begin()`.
final class Cupboard: DeallocationAware {
  let deallocation = Deallocation()

  deinit { print("the cupboard's deinit ends") }
}

/// Does `work` on a thread of its own, and waits for its end.
func onAnotherThread(_ work: @escaping () -> Void) {
  nonisolated(unsafe) let job = work
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    job()
    isDone.signal()
  }
  isDone.wait()
}
