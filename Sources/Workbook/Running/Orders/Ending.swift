public import Lesson

/// How a job ended.
public enum Ending: Codable, Equatable, Sendable {
  /// Its body returned and left `leaks` more subscriptions than there were, and `pending` pieces of work; a check also
  /// says what is wrong.
  case finished(leaks: Int, objections: [Objection], pending: Int = 0, breaches: Breaches = Breaches())
  /// The file of the reader's ran to its end.
  case ran(ScriptEnding)
  /// The diagrams of the job were played, with these outcomes.
  case played([DiagramOutcome])
  /// Its body threw an error with this description.
  case threw(String)
  /// The process exited, with this status, before the body had returned.
  case leftEarly(status: Int)
  /// The process was ended by a signal.
  case trapped(signal: Int)
  /// The process was killed when its time was up.
  case timedOut(seconds: Double)
  /// The process was killed when it had printed too much.
  case flooded(bytes: Int)
  /// The process was killed when it, and those it has started, had more threads than this.
  case crowded(tasks: Int)
  /// The job could not be started, for this reason.
  case notStarted(String)
}

/// What was sent against the grammar of sequences.
public struct Breaches: Codable, Equatable, Sendable {
  /// How many events came after an end.
  public var late: Int
  /// How many events came while another thread was sending one.
  public var overlapping: Int

  public init(late: Int = 0, overlapping: Int = 0) {
    self.late = late
    self.overlapping = overlapping
  }

  /// Whether there was any.
  var isEmpty: Bool { late == 0 && overlapping == 0 }
}
