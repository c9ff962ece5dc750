import Foundation
import Reactive
import Synchronization

/// The clock of a forked process that runs an example or a check: virtual or real.
///
/// Must be used on the main thread.
struct JobTimeSource: Sendable {
  /// The maximum number of work items that run when they are due at the end of an example, because each one may
  /// schedule another.
  private static let mostDueItems = 10_000

  /// Sets the clock of this process for its whole lifetime.
  init(_ time: JobRequest.Time) {
    switch time {
    case .virtual, .traced:
      // Marks are printed, so they are in the right places of the output.
      let mark: @Sendable (Int) -> Void = { print("\u{1}\($0)\u{2}", terminator: "") }
      TimeSource.startVirtualClock(trace: time == .traced ? mark : nil)
      TaskScheduling.intercept()
    case .real: TimeSource.watch()
    }
  }

  /// Runs an asynchronous body together with the work of the main queue.
  ///
  /// - Returns: The description of the error that the body threw, or nil.
  func run(_ body: @escaping () async throws -> Void) -> String? {
    // Nothing else in this process uses the body.
    nonisolated(unsafe) let body = body
    let outcome = TaskOutcome()
    Task {
      do {
        try await body()
        outcome.set(.success(()))
      } catch {
        outcome.set(.failure(error))
      }
    }
    if let clock = TimeSource.virtualClock {
      clock.drive(isReluctant: true) { outcome.result != nil }
    } else {
      _ = MainQueue.wait(until: .distantFuture) { outcome.result != nil }
    }
    guard case .failure(let error) = outcome.result else { return nil }
    return "\(error)"
  }

  /// Runs the work that is due when a body has returned, but not the work that is due later.
  func runDueWork() {
    if let clock = TimeSource.virtualClock {
      clock.drive(until: clock.nanoseconds, atMost: Self.mostDueItems) { false }
    } else {
      MainQueue.serve()
      _ = MainQueue.wait(until: Date(timeIntervalSinceNow: 1)) { WorkCount.current == 0 }
    }
  }
}

/// The result of a task, once it is available.
private final class TaskOutcome: Sendable {
  private let value = Mutex<Result<Void, any Error>?>(nil)

  var result: Result<Void, any Error>? { value.withLock { $0 } }

  func set(_ result: Result<Void, any Error>) { value.withLock { $0 = result } }
}
