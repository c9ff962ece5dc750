public import Lesson

/// What a diagram did when it was played.
public struct DiagramRun: Sendable {
  public let diagram: Diagram
  /// What came of it; nil if its process did not live to tell.
  public internal(set) var outcome: DiagramOutcome?
  /// How its process ended.
  public internal(set) var ending: Ending
  /// What it printed on standard error.
  public internal(set) var errors: [UInt8]

  public init(diagram: Diagram, outcome: DiagramOutcome?, ending: Ending, errors: [UInt8] = []) {
    self.diagram = diagram
    self.outcome = outcome
    self.ending = ending
    self.errors = errors
  }
}
