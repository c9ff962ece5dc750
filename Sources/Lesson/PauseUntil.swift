import Dispatch
import Foundation
public import Reactive
import Synchronization

/// Waits until `condition` holds; work of schedulers is done meanwhile, in the order in which it falls due.
///
///     pause(until: downloads.count == 3)
///
/// It traps when `condition` does not hold after `limit`, or when nothing at all has happened for some seconds.
public func pause(
  until condition: @autoclosure () -> Bool, atMost limit: RxTimeInterval = .seconds(60),
  file: StaticString = #filePath, line: UInt = #line
) {
  let outlook = Outlook(limit, file, line)
  if !outlook.wait(for: condition) { outlook.giveUp("its condition does not hold") }
}

/// Waits until `condition` holds, without holding up a thread.
nonisolated(nonsending)
  public func pause(
    until condition: @autoclosure () -> Bool, atMost limit: RxTimeInterval = .seconds(60),
    file: StaticString = #filePath, line: UInt = #line
  ) async
{
  let outlook = Outlook(limit, file, line)
  if await !outlook.wait(for: condition) { outlook.giveUp("its condition does not hold") }
}

/// Subscribes to `sequence` and waits until it has ended, in whatever way.
///
/// It traps when that has not ended after `limit`, or when nothing at all has happened for some seconds.
public func pause(
  untilEndOf sequence: some ObservableConvertibleType, atMost limit: RxTimeInterval = .seconds(60),
  file: StaticString = #filePath, line: UInt = #line
) {
  let outlook = Outlook(limit, file, line)
  let ending = Ending(of: sequence)
  if !outlook.wait(for: { ending.hasCome }) { outlook.giveUp("the sequence has not ended") }
}

/// Subscribes to `sequence` and waits until it has ended, without holding up a thread.
nonisolated(nonsending)
  public func pause(
    untilEndOf sequence: some ObservableConvertibleType, atMost limit: RxTimeInterval = .seconds(60),
    file: StaticString = #filePath, line: UInt = #line
  ) async
{
  let outlook = Outlook(limit, file, line)
  let ending = Ending(of: sequence)
  if await !outlook.wait(for: { ending.hasCome }) { outlook.giveUp("the sequence has not ended") }
}

/// How long something is waited for, and what is said when it does not come.
private struct Outlook {
  private let limit: Span
  private let file: StaticString
  private let line: UInt
  /// How long it may take where no work is scheduled: somebody else must be at work then.
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
    fatalError("A pause has been given up: \(reason).", file: file, line: line)
  }
}

/// Whether a sequence has ended.
private final class Ending: Sendable {
  private let isThere = Mutex(false)

  init(of sequence: some ObservableConvertibleType) {
    _ = sequence.asObservable().subscribe { [self] event in
      if event.isStopEvent { isThere.withLock { $0 = true } }
    }
  }

  var hasCome: Bool { isThere.withLock(\.self) }
}
