import BookModel
import Foundation
import Lesson
import SystemSupport

/// Runs examples of a chapter, each in a separate process.
package struct ExampleRunner: Sendable {
  private let workers: WorkerPool
  private let limits: Limits
  private let time: JobRequest.Time
  private let recordsSubscriptions: Bool

  /// Creates a runner.
  ///
  /// - Parameter recordsSubscriptions: Whether each example prints to standard error the places of subscriptions that
  ///   it leaks. This takes about a second if there are any.
  package init(
    workers: WorkerPool, limits: Limits = Limits(), time: JobRequest.Time = .virtual,
    recordsSubscriptions: Bool = false
  ) {
    self.workers = workers
    self.limits = limits
    self.time = time
    self.recordsSubscriptions = recordsSubscriptions
  }

  /// Runs `examples` of `chapter`, and calls `receive` with each event.
  ///
  /// - Returns: A result for each example, in order.
  package func run(
    _ examples: [Example], of chapter: BookChapter,
    receive: (Example, JobEvent) -> Void = { _, _ in }
  ) throws -> [RunResult] {
    let all = chapter.code.examples
    let positions = examples.compactMap { example in
      all.firstIndex { ($0.name, $0.line) == (example.name, example.line) }
    }
    return try run(
      examples, as: .examples(chapter: chapter.name, positions: positions), with: chapter.resources,
      receive: receive)
  }

  /// Runs `examples` as `work`, each in a separate folder with copies of `resources`.
  func run(
    _ examples: [Example], as work: JobRequest.Work, with resources: URL? = nil,
    receive: (Example, JobEvent) -> Void = { _, _ in }
  ) throws -> [RunResult] {
    let places = try JobDirectories(examples.count, with: resources)
    var request = JobRequest(work: work, in: places.folders, limits: limits, time: time)
    request.recordsSubscriptions = recordsSubscriptions
    let results = try workers.run(request) { position, event in receive(examples[position], event) }
    return withExtendedLifetime(places) { results }
  }
}
