import Foundation
import Reactive

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
  let subscription = source.subscribe(log.observer())
  subscription.dispose()
  return log.lines
}

/// Numbers, and then a failure.
func failing(_ numbers: Int..., with error: Failure = .first) -> Observable<Int> {
  Observable.from(numbers).concat(Observable.error(error))
}
