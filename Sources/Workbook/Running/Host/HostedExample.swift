import Foundation
import Lesson
import Reactive

/// An example in the process that runs it, be it a chapter's or a file's.
struct HostedExample {
  private let example: Example
  private let time: HostedTime

  init(_ example: Example, time: HostedTime) {
    self.example = example
    self.time = time
  }

  /// Runs it on the main thread, and does what is due when its body has returned.
  ///
  /// - Returns: How it ended, and what it has left behind.
  func run() -> Ending {
    let before = Remains.present
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
    return .finished(leaks: left.leaks, objections: [], pending: left.pending, breaches: left.breaches)
  }
}
