import Foundation
import Reactive

/// A thread that waits for one run of a sequence.
///
/// `@unchecked Sendable`: the condition guards the variables.
final class Waiting<Element>: @unchecked Sendable {
  private let condition = NSCondition()
  private let keepsAll: Bool
  private let isOnMainThread = Thread.isMainThread
  private var received: [Element] = []
  private var error: (any Error)?
  private var hasEnded = false

  init(keepsAll: Bool = true) { self.keepsAll = keepsAll }

  var elements: [Element] { condition.withLock { received } }

  /// Runs `source` until it terminates or the time is up, and returns its error, or `RxError.timeout`.
  func run(_ source: Observable<Element>, _ timeout: TimeInterval?) -> (any Error)? {
    let subscription = SingleAssignmentDisposable()
    // If this thread's trampoline is running, synchronous sources would wait for their turn until this method returns.
    let scheduler: any ImmediateSchedulerType =
      CurrentThreadScheduler.isScheduleRequired
      ? CurrentThreadScheduler.instance : ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    _ = scheduler.schedule(()) { _ in
      if !subscription.isDisposed {
        subscription.setDisposable(onAnyThread { source.subscribe(self.receive) })
      }
      return Disposables.create()
    }
    let isInTime = wait(timeout)
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

  /// Waits until the sequence terminates or the time is up, and returns whether it has terminated.
  private func wait(_ timeout: TimeInterval?) -> Bool {
    // The time is up even if the source has terminated synchronously.
    if let timeout, timeout <= 0 { return false }
    if let clock = TimeSource.virtualClock {
      let limit = timeout.map { clock.nanoseconds + Int64(min($0, 1e9) * 1e9) }
      let patience = timeout.map { Duration.seconds(min($0, 1e9)) } ?? .zero
      return clock.drive(until: limit, patience: patience) { condition.withLock { hasEnded } }
    }
    let deadline = timeout.map { Date(timeIntervalSinceNow: $0) } ?? .distantFuture
    if isOnMainThread { return MainQueue.wait(until: deadline) { condition.withLock { hasEnded } } }
    return condition.withLock {
      while !hasEnded {
        let now = Date()
        if now >= deadline { return false }
        // On Linux, a condition can't wait until the distant future.
        _ = condition.wait(until: min(deadline, now.addingTimeInterval(3600)))
      }
      return true
    }
  }
}
