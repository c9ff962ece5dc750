import Foundation
public import Lesson

/// Plays the diagrams of a chapter.
public struct DiagramRunner: Sendable {
  private let hosts: HostPool
  private let limits: Limits

  public init(hosts: HostPool, limits: Limits = Limits()) {
    self.hosts = hosts
    self.limits = limits
  }

  /// Plays all diagrams of `chapter`, one process for all of them; each has its own if that one goes wrong.
  ///
  /// - Parameter columns: How many columns of a diagram are shown.
  /// - Returns: What each did, in order.
  public func run(diagramsOf chapter: BookChapter, columns: (Diagram) -> Int) throws -> [DiagramRun] {
    try run(chapter.code.diagrams, in: chapter.workingDirectory, columns: columns) {
      .diagrams(chapter: chapter.name, groups: $0)
    }
  }

  /// Plays `diagrams` as the work that `work` makes of groups of them.
  func run(
    _ diagrams: [Diagram], in directory: URL, columns: (Diagram) -> Int,
    as work: ([[DiagramTurn]]) -> HostOrder.Work
  ) throws -> [DiagramRun] {
    if diagrams.isEmpty { return [] }
    let turns = diagrams.enumerated().map { DiagramTurn(position: $0, columns: columns($1)) }
    let path = directory.path(percentEncoded: false)
    let together = try run(HostOrder(work: work([turns]), directory: path, limits: limits))
    if case .played(let outcomes) = together[0].ending, outcomes.count == diagrams.count {
      return zip(diagrams, outcomes).map {
        DiagramRun(diagram: $0, outcome: $1, ending: together[0].ending, errors: [])
      }
    }
    let alone = try run(HostOrder(work: work(turns.map { [$0] }), directory: path, limits: limits))
    return zip(diagrams, alone).map { diagram, job in
      var outcome: DiagramOutcome?
      if case .played(let outcomes) = job.ending { outcome = outcomes.first }
      return DiagramRun(diagram: diagram, outcome: outcome, ending: job.ending, errors: job.errors)
    }
  }

  private func run(_ order: HostOrder) throws -> [(ending: Ending, errors: [UInt8])] {
    var jobs = [(ending: Ending, errors: [UInt8])](
      repeating: (.notStarted("not run yet"), []), count: order.jobCount)
    try hosts.run(order) { position, event in
      switch event {
      case .began, .output: break
      case .errors(let bytes): jobs[position].errors += bytes
      case .ended(let ending): jobs[position].ending = ending
      }
    }
    return jobs
  }
}
