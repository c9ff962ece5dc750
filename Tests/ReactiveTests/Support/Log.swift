import Foundation
import ReactiveTesting
import Testing

@testable import Reactive

enum Failure: Error { case first, second }

/// A log of lines in the order in which they were written.
///
/// `@unchecked Sendable`: guarded by a lock that ThreadSanitizer understands.
final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var written: [String] = []

  var lines: [String] { lock.withLock { written } }

  func callAsFunction(_ line: String) { lock.withLock { written.append(line) } }

  func observer<Element>(_ name: String = "") -> (Event<Element>) -> Void {
    { self("\(name)\($0)") }
  }
}

/// Returns the descriptions of the events of one subscription to `source`.
func events<Element>(of source: Observable<Element>) -> [String] {
  let log = Log()
  let lifetime = Lifetime()
  var count = 0
  // The lifetime is created beforehand: it can stop a source that should have stopped but emits all its elements
  // during the subscription.
  let subscription = source.subscribe(
    lifetime,
    onNext: { element in
      count += 1
      if count > 100_000 {
        Issue.record("The sequence does not terminate.")
        return lifetime.dispose()
      }
      log("\(Event.next(element))")
    }, onEnd: { log("\(Event<Element>.end($0))") })
  subscription.dispose()
  return log.lines
}

/// Returns the descriptions of the events of one subscription to `infallible`.
func events<Element>(of infallible: Infallible<Element>) -> [String] {
  let log = Log()
  infallible.subscribe { log("\($0.event)") }.dispose()
  return log.lines
}

/// Returns the events of a shared sequence that is built while a test scheduler replaces the main scheduler.
@MainActor
func events<Strategy, Element>(of build: @autoclosure () -> SharedSequence<Strategy, Element>) -> [String] {
  let scheduler = TestScheduler(initialClock: 0)
  let log = Log()
  SharingScheduler.mock(scheduler: scheduler) {
    let subscription = build().asObservable().subscribe(log.observer())
    scheduler.start()
    subscription.dispose()
  }
  return log.lines
}

/// Returns a sequence that emits numbers and then fails.
func failing(_ numbers: Int..., with error: Failure = .first) -> Observable<Int> {
  Observable.from(numbers).concat(Observable.error(error))
}
