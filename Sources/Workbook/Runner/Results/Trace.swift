/// The place where a process was terminated early.
package struct Trace: Codable, Equatable, Sendable {
  /// The calls in the reader's library that led to the termination, innermost first, as addresses in the library.
  package var endFrames: [UInt64]
  /// The calls that led to the last thrown error.
  package var throwFrames: [UInt64]
  /// The activity of the process, as lines; empty if unknown.
  package var note: String
  /// The line in the reader's file, once it has been looked up.
  package var line: Int?

  package init(endFrames: [UInt64] = [], throwFrames: [UInt64] = [], note: String = "", line: Int? = nil) {
    self.endFrames = endFrames
    self.throwFrames = throwFrames
    self.note = note
    self.line = line
  }

  /// Returns the calls that explain `termination`: those of the throw if an error was not caught, otherwise those of
  /// the termination.
  func frames(for termination: Termination, isUncaught: Bool) -> [UInt64] {
    if case .threw = termination { return throwFrames }
    return isUncaught && !throwFrames.isEmpty ? throwFrames : endFrames
  }
}
