import Foundation
import Lesson
import Reactive

/// An example in the process that runs it, be it a chapter's or a file's.
struct HostedExample {
  private let example: Example
  private let time: HostedTime
  private let recordsSubscriptions: Bool

  init(_ example: Example, time: HostedTime, recordsSubscriptions: Bool = false) {
    self.example = example
    self.time = time
    self.recordsSubscriptions = recordsSubscriptions
  }

  /// Runs it on the main thread, and does what is due when its body has returned.
  ///
  /// - Returns: How it ended, and what it has left behind.
  func run() -> Ending {
    let before = Remains.present
    if recordsSubscriptions { Remains.recordSubscriptions() }
    Grammar.watch()
    switch example.body {
    case .synchronous(let body):
      do {
        try body()
      } catch {
        return .threw("\(error)")
      }
    case .asynchronous(let body):
      if let error = time.run(body) { return .threw(error) }
    }
    time.finish()
    let left = Remains.left(since: before)
    if recordsSubscriptions, left.leaks > 0 { Remains.printSubscriptions() }
    return .finished(leaks: left.leaks, objections: [], pending: left.pending, breaches: left.breaches)
  }
}
