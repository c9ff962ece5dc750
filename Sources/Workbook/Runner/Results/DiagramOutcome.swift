import ReactiveTesting

/// The result of playing a diagram.
package enum DiagramOutcome: Codable, Equatable, Sendable {
  case recorded(MarbleRecording)
  /// The diagram could not be played.
  case failed(MarblePlayError)
}
