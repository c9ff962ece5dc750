import BookModel
import Foundation
import Lesson
import SystemSupport

/// Plays the diagrams of a chapter.
package struct DiagramRunner: Sendable {
  private let workers: WorkerPool
  private let limits: Limits

  package init(workers: WorkerPool, limits: Limits = Limits()) {
    self.workers = workers
    self.limits = limits
  }

  /// Plays all diagrams of `chapter` in one process.
  ///
  /// If that process terminates early, plays each diagram in a separate process.
  ///
  /// - Parameter columns: Returns the number of columns that are shown of a diagram.
  /// - Returns: A result for each diagram, in order.
  package func run(diagramsOf chapter: BookChapter, columns: (Diagram) -> Int) throws -> [RunResult] {
    try run(chapter.code.diagrams, with: chapter.resources, columns: columns) {
      .diagrams(chapter: chapter.name, groups: $0)
    }
  }

  /// Plays diagrams of `chapter` sequentially in one process.
  ///
  /// - Returns: The outcome of each request; an empty array if the process terminates early.
  func outcomes(of requests: [DiagramRequest], in chapter: BookChapter) throws -> [DiagramOutcome] {
    let places = try JobDirectories(1, with: chapter.resources)
    defer { withExtendedLifetime(places) {} }
    let request = JobRequest(
      work: .diagrams(chapter: chapter.name, groups: [requests]), in: places.folders, limits: limits)
    guard case .played(let outcomes) = try workers.run(request).first?.termination else { return [] }
    return outcomes
  }

  /// Plays `diagrams`; `work` creates the job from groups of requests.
  func run(
    _ diagrams: [Diagram], with resources: URL? = nil, columns: (Diagram) -> Int,
    as work: ([[DiagramRequest]]) -> JobRequest.Work
  ) throws -> [RunResult] {
    if diagrams.isEmpty { return [] }
    let requests = diagrams.enumerated().map { DiagramRequest(position: $0, columns: columns($1)) }
    let places = try JobDirectories(1, with: resources)
    defer { withExtendedLifetime(places) {} }
    let together = try workers.run(JobRequest(work: work([requests]), in: places.folders, limits: limits))
    if let result = together.first, case .played(let outcomes) = result.termination,
      outcomes.count == diagrams.count
    {
      return outcomes.map { outcome in
        var own = result
        own.termination = .played([outcome])
        return own
      }
    }
    return try workers.run(JobRequest(work: work(requests.map { [$0] }), in: places.folders, limits: limits))
  }
}
