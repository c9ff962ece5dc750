import Foundation
import Reactive

/// One thread that waits for one run of a sequence.
///
/// `@unchecked Sendable`: the variables are guarded by the condition.
final class Waiting<Element>: @unchecked Sendable {
  private let condition = NSCondition()
  private let keepsAll: Bool
  private let isOnMainThread = Thread.isMainThread
  private var received: [Element] = []
  private var error: (any Error)?
  private var hasEnded = false

  init(keepsAll: Bool = true) { self.keepsAll = keepsAll }

  var elements: [Element] { condition.withLock { received } }

  /// Runs `source` to its end, or until the time is up; returns its error, or `RxError.timeout`.
  func run(_ source: Observable<Element>, _ timeout: TimeInterval?) -> (any Error)? {
    let deadline = timeout.map { Date(timeIntervalSinceNow: $0) } ?? .distantFuture
    let subscription = SingleAssignmentDisposable()
    // Where this thread's trampoline is running, synchronous sources would wait for their turn until this returns.
    let scheduler: any ImmediateSchedulerType =
      CurrentThreadScheduler.isScheduleRequired
      ? CurrentThreadScheduler.instance : ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    _ = scheduler.schedule(()) { _ in
      if !subscription.isDisposed { subscription.setDisposable(source.subscribe(self.receive)) }
      return Disposables.create()
    }
    let isInTime = isOnMainThread ? serveMainQueue(until: deadline) : wait(until: deadline)
    subscription.dispose()
    return isInTime ? condition.withLock { error } : RxError.timeout
  }

  private func receive(_ event: Event<Element>) {
    condition.withLock {
      switch event {
      case .next(let element):
        if keepsAll || received.isEmpty { received.append(element) } else { received[0] = element }
      case .error(let failure):
        error = failure
        hasEnded = true
      case .completed: hasEnded = true
      }
      if !hasEnded { return }
      condition.broadcast()
    }
    if isOnMainThread, event.isStopEvent { DispatchQueue.main.async {} }
  }

  private func wait(until deadline: Date) -> Bool {
    condition.withLock {
      while !hasEnded {
        let now = Date()
        if now >= deadline { return false }
        // A condition on Linux cannot wait until the distant future.
        _ = condition.wait(until: min(deadline, now.addingTimeInterval(3600)))
      }
      return true
    }
  }

  /// The end of the sequence wakes the run loop; the slices are for a caller that is itself work of the main queue,
  /// which then does no other work.
  private func serveMainQueue(until deadline: Date) -> Bool {
    while !condition.withLock({ hasEnded }) {
      let now = Date()
      if now >= deadline { return false }
      let slice = min(deadline, now.addingTimeInterval(0.01))
      if !RunLoop.current.run(mode: .default, before: slice) {
        _ = condition.withLock { condition.wait(until: slice) }
      }
    }
    return true
  }
}
