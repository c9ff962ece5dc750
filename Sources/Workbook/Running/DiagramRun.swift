public import Lesson

/// What a diagram did when it was played.
public struct DiagramRun: Sendable {
  public let diagram: Diagram
  /// What came of it; nil if its process did not live to tell.
  public internal(set) var outcome: DiagramOutcome?
  /// What its process did.
  public internal(set) var job: JobRun

  public init(diagram: Diagram, outcome: DiagramOutcome?, job: JobRun) {
    self.diagram = diagram
    self.outcome = outcome
    self.job = job
  }
}
