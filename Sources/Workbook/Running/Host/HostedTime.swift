import Foundation
import Reactive
import Synchronization

/// The time of a forked process that runs an example or a check; made and used on its main thread.
struct HostedTime: Sendable {
  /// How many pieces of work that are due at the end of an example are done: they may beget more without end.
  private static let lastWork = 10_000

  /// Sets the time of this process for good.
  init(_ time: HostOrder.Time) {
    switch time {
    case .virtual, .traced:
      // Printed, so that a mark stands where it belongs.
      let mark: @Sendable (Int) -> Void = { print("\u{1}\($0)\u{2}", terminator: "") }
      TimeSource.startVirtualClock(trace: time == .traced ? mark : nil)
      TaskJobs.capture()
    case .real: TimeSource.watch()
    }
  }

  /// Runs a body that awaits, with the main queue in service.
  ///
  /// - Returns: What it threw, in words.
  func run(_ body: @escaping () async throws -> Void) -> String? {
    // Nothing else in this process touches the body.
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

  /// Does what is due when the body has returned; what is due later is left.
  func finish() {
    if let clock = TimeSource.virtualClock {
      clock.drive(until: clock.nanoseconds, atMost: Self.lastWork) { false }
    } else {
      MainQueue.serve()
      _ = MainQueue.wait(until: Date(timeIntervalSinceNow: 1)) { WorkCount.current == 0 }
    }
  }
}

/// How a task has ended, once it has.
private final class TaskOutcome: Sendable {
  private let value = Mutex<Result<Void, any Error>?>(nil)

  var result: Result<Void, any Error>? { value.withLock { $0 } }

  func set(_ result: Result<Void, any Error>) { value.withLock { $0 = result } }
}
