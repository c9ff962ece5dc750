public import ReactiveTesting

/// What came of a diagram in the process that played it.
public enum DiagramOutcome: Codable, Equatable, Sendable {
  case recorded(MarbleRecording)
  /// It could not be played.
  case failed(MarblePlayError)
}
