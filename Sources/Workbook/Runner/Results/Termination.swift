import Lesson

/// How a job terminated.
package enum Termination: Codable, Equatable, Sendable {
  /// The body returned with this report; a check also has objections.
  case finished(LeakReport = LeakReport(), objections: [Objection] = [])
  /// The script ran to completion.
  case ran(ScriptSummary)
  /// The diagrams of the job were played with these outcomes.
  case played([DiagramOutcome])
  /// The body threw an error with this description.
  case threw(String)
  /// The process exited with this status before the body returned.
  case exited(status: Int)
  /// The process was terminated by a signal.
  case trapped(signal: Int)
  /// The process was killed at its time limit.
  case timedOut(seconds: Double)
  /// The process was killed because it printed more than this.
  case outputLimit(bytes: Int)
  /// The process was killed because it and its descendants had more threads than this.
  case threadLimit(threads: Int)
  /// The job could not be started, for this reason.
  case notStarted(String)
}
