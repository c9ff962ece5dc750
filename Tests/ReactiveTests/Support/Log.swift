import Reactive
import Synchronization

enum Failure: Error { case first, second }

/// Lines in the order in which they were written.
final class Log: @unchecked Sendable {
  private let guarded = Mutex<[String]>([])

  var lines: [String] { guarded.withLock(\.self) }

  func callAsFunction(_ line: String) { guarded.withLock { $0.append(line) } }

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
