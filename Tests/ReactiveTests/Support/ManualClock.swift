import Foundation

/// A clock that only advances when `advance` is called.
///
/// `@unchecked Sendable`: the variables are guarded by the lock.
final class ManualClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    let offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    func duration(to other: Instant) -> Duration { other.offset - offset }

    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private struct Sleeper {
    let until: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private let lock = NSLock()
  private var time = Instant(offset: .zero)
  private var sleepers: [UUID: Sleeper] = [:]

  var now: Instant { lock.withLock { time } }
  var minimumResolution: Duration { .zero }

  /// The number of sleeping tasks.
  var sleeperCount: Int { lock.withLock { sleepers.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = UUID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isDue = lock.withLock { () -> Bool in
          if deadline <= time { return true }
          if Task.isCancelled { return false }
          sleepers[id] = Sleeper(until: deadline, continuation: continuation)
          return false
        }
        if isDue { return continuation.resume() }
        if Task.isCancelled { cancel(id, continuation) }
      }
    } onCancel: {
      cancel(id, nil)
    }
  }

  private func cancel(_ id: UUID, _ own: CheckedContinuation<Void, any Error>?) {
    let sleeper = lock.withLock { sleepers.removeValue(forKey: id) }
    if let sleeper {
      sleeper.continuation.resume(throwing: CancellationError())
    } else if let own {
      own.resume(throwing: CancellationError())
    }
  }

  /// Waits until `count` tasks sleep, and advances the clock, which wakes up all tasks that are due, the last one
  /// first.
  func advance(by duration: Duration, whenSleeping count: Int) async throws {
    while sleeperCount < count {
      try Task.checkCancellation()
      await Task.yield()
    }
    let due = lock.withLock { () -> [Sleeper] in
      time = time.advanced(by: duration)
      let due = sleepers.filter { $0.value.until <= time }
      for id in due.keys { sleepers[id] = nil }
      return due.values.sorted { $0.until > $1.until }
    }
    for sleeper in due { sleeper.continuation.resume() }
  }
}
