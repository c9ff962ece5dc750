import Foundation
import Lesson
import Reactive

/// An example in the process that runs it, declared by a chapter or a script.
struct ExampleJob {
  private let example: Example
  private let clock: JobTimeSource
  private let recordsSubscriptions: Bool

  init(_ example: Example, clock: JobTimeSource, recordsSubscriptions: Bool = false) {
    self.example = example
    self.clock = clock
    self.recordsSubscriptions = recordsSubscriptions
  }

  /// Runs the body on the main thread, and then the work that is due.
  ///
  /// - Returns: How the body terminated, with a report of leaks.
  func run() -> Termination {
    let before = LeakReport.current
    if recordsSubscriptions { LeakReport.recordSubscriptions() }
    Grammar.watch()
    switch example.body {
    case .synchronous(let body):
      do {
        try body()
      } catch {
        return .threw("\(error)")
      }
    case .asynchronous(let body):
      if let error = clock.run(body) { return .threw(error) }
    }
    clock.runDueWork()
    let report = LeakReport.settled(since: before)
    if recordsSubscriptions, report.leaks > 0 { LeakReport.printSubscriptions() }
    return .finished(report)
  }
}
