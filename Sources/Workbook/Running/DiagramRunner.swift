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
    try run(chapter.code.diagrams, with: chapter.resources, columns: columns) {
      .diagrams(chapter: chapter.name, groups: $0)
    }
  }

  /// Plays diagrams of `chapter`, one after another in one process.
  ///
  /// - Returns: What each turn came to; nothing if one of them ends the process.
  func outcomes(of turns: [DiagramTurn], in chapter: BookChapter) throws -> [DiagramOutcome] {
    let places = try Workplaces(1, with: chapter.resources)
    defer { withExtendedLifetime(places) {} }
    let order = HostOrder(
      work: .diagrams(chapter: chapter.name, groups: [turns]), in: places.folders, limits: limits)
    guard case .played(let outcomes) = try hosts.run(order).first?.ending else { return [] }
    return outcomes
  }

  /// Plays `diagrams` as the work that `work` makes of groups of them.
  func run(
    _ diagrams: [Diagram], with resources: URL? = nil, columns: (Diagram) -> Int,
    as work: ([[DiagramTurn]]) -> HostOrder.Work
  ) throws -> [DiagramRun] {
    if diagrams.isEmpty { return [] }
    let turns = diagrams.enumerated().map { DiagramTurn(position: $0, columns: columns($1)) }
    let places = try Workplaces(1, with: resources)
    defer { withExtendedLifetime(places) {} }
    let together = try hosts.run(HostOrder(work: work([turns]), in: places.folders, limits: limits))
    if let job = together.first, case .played(let outcomes) = job.ending, outcomes.count == diagrams.count {
      return zip(diagrams, outcomes).map { DiagramRun(diagram: $0, outcome: $1, job: job) }
    }
    let alone = try hosts.run(HostOrder(work: work(turns.map { [$0] }), in: places.folders, limits: limits))
    return zip(diagrams, alone).map { diagram, job in
      var outcome: DiagramOutcome?
      if case .played(let outcomes) = job.ending { outcome = outcomes.first }
      return DiagramRun(diagram: diagram, outcome: outcome, job: job)
    }
  }
}
