import Foundation
import ReactiveTesting
import Testing

@testable import Reactive

enum Failure: Error { case first, second }

/// Lines in the order in which they were written.
///
/// `@unchecked Sendable`: guarded by a lock, one that ThreadSanitizer understands.
final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var written: [String] = []

  var lines: [String] { lock.withLock { written } }

  func callAsFunction(_ line: String) { lock.withLock { written.append(line) } }

  func observer<Element>(_ name: String = "") -> (Event<Element>) -> Void {
    { self("\(name)\($0)") }
  }
}

/// The events of one run of `source`, as text.
func events<Element>(of source: Observable<Element>) -> [String] {
  let log = Log()
  let lifetime = Lifetime()
  var count = 0
  // Subscribed to with a lifetime that is there beforehand: a source that should have been stopped, and sends all it
  // has within its subscription, can still be stopped here.
  let subscription = source.subscribe(
    lifetime,
    onNext: { element in
      count += 1
      if count > 100_000 {
        Issue.record("There is no end to what is sent.")
        return lifetime.dispose()
      }
      log("\(Event.next(element))")
    }, onEnd: { log("\(Event<Element>.end($0))") })
  subscription.dispose()
  return log.lines
}

/// The events of one run of `infallible`, as text.
func events<Element>(of infallible: Infallible<Element>) -> [String] {
  let log = Log()
  infallible.subscribe { log("\($0.event)") }.dispose()
  return log.lines
}

/// The events of what is built while another scheduler is in the place of the main one, and then run to its end.
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

/// Numbers, and then a failure.
func failing(_ numbers: Int..., with error: Failure = .first) -> Observable<Int> {
  Observable.from(numbers).concat(Observable.error(error))
}
