public import Lesson

/// How a job ended.
public enum Ending: Codable, Equatable, Sendable {
  /// Its body returned and left `leaks` more subscriptions than there were; a check also says what is wrong.
  case finished(leaks: Int, objections: [Objection])
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
  /// The job could not be started, for this reason.
  case notStarted(String)
}
