import Dispatch
import Foundation
public import Reactive
import Synchronization

/// Waits until `condition` is true, while schedulers run their work in order.
///
///     pause(until: downloads.count == 3)
///
/// Traps if `condition` is still false after `limit`, or if nothing has happened for some seconds.
public func pause(
  until condition: @autoclosure () -> Bool, atMost limit: RxTimeInterval = .seconds(60),
  file: StaticString = #filePath, line: UInt = #line
) {
  let wait = Wait(limit, file, line)
  if !wait.wait(for: condition) { wait.giveUp("its condition does not hold") }
}

/// Waits until `condition` is true, without blocking a thread.
nonisolated(nonsending)
  public func pause(
    until condition: @autoclosure () -> Bool, atMost limit: RxTimeInterval = .seconds(60),
    file: StaticString = #filePath, line: UInt = #line
  ) async
{
  let wait = Wait(limit, file, line)
  if await !wait.wait(for: condition) { wait.giveUp("its condition does not hold") }
}

/// Subscribes to `sequence` and waits until it terminates.
///
/// Traps if it has not terminated after `limit`, or if nothing has happened for some seconds.
public func pause(
  untilEndOf sequence: some ObservableConvertibleType, atMost limit: RxTimeInterval = .seconds(60),
  file: StaticString = #filePath, line: UInt = #line
) {
  let wait = Wait(limit, file, line)
  let ending = TerminationObserver(of: sequence)
  if !wait.wait(for: { ending.hasEnded }) { wait.giveUp("the sequence has not ended") }
}

/// Subscribes to `sequence` and waits until it terminates, without blocking a thread.
nonisolated(nonsending)
  public func pause(
    untilEndOf sequence: some ObservableConvertibleType, atMost limit: RxTimeInterval = .seconds(60),
    file: StaticString = #filePath, line: UInt = #line
  ) async
{
  let wait = Wait(limit, file, line)
  let ending = TerminationObserver(of: sequence)
  if await !wait.wait(for: { ending.hasEnded }) { wait.giveUp("the sequence has not ended") }
}

/// The limit of a wait, and the place to report if it is exceeded.
private struct Wait {
  private let limit: Span
  private let file: StaticString
  private let line: UInt
  /// The maximum real time to wait if no work is scheduled, because something else must be working then.
  private let patience = Duration.seconds(3)

  init(_ limit: RxTimeInterval, _ file: StaticString, _ line: UInt) {
    self.limit = Span(limit)
    self.file = file
    self.line = line
  }

  func wait(for condition: () -> Bool) -> Bool {
    guard let clock = TimeSource.virtualClock else {
      return MainQueue.wait(until: Date(timeIntervalSinceNow: limit.seconds), condition)
    }
    let end = clock.nanoseconds.addingClamped(limit.nanoseconds)
    return clock.drive(until: end, patience: patience, condition)
  }

  nonisolated(nonsending)
    func wait(for condition: () -> Bool) async -> Bool
  {
    let start = ContinuousClock.now
    let clock = TimeSource.virtualClock
    let end = clock?.nanoseconds.addingClamped(limit.nanoseconds) ?? .max
    var idleSince: ContinuousClock.Instant?
    while !condition() {
      if let clock {
        if clock.nanoseconds >= end { return false }
        if await clock.sleepUntilNextWork() {
          idleSince = nil
          continue
        }
        let idle = idleSince ?? .now
        idleSince = idle
        if .now - idle >= patience { return false }
      } else if .now - start >= .seconds(limit.seconds) {
        return false
      }
      try? await Task.sleep(nanoseconds: 1_000_000)
    }
    return true
  }

  func giveUp(_ what: String) -> Never {
    let isIdle = TimeSource.virtualClock.map { $0.pendingCount == 0 } ?? false
    let reason =
      isIdle
      ? "nothing is scheduled any more, and \(what)"
      : "\(limit.seconds.formatted()) s have passed, and \(what)"
    fatalError("A pause was abandoned: \(reason).", file: file, line: line)
  }
}

/// Observes whether a sequence has terminated.
private final class TerminationObserver: Sendable {
  private let ended = Mutex(false)

  init(of sequence: some ObservableConvertibleType) {
    _ = sequence.asObservable().subscribe { [self] event in
      if event.isStopEvent { ended.withLock { $0 = true } }
    }
  }

  var hasEnded: Bool { ended.withLock(\.self) }
}
