import Lesson

/// The result of a job: its output, and how it terminated.
package struct RunResult: Equatable, Sendable {
  /// The bytes on standard output.
  package var output: [UInt8]
  /// The bytes on standard error.
  package var errors: [UInt8]
  package var termination: Termination
  /// The place where the job terminated early, if it is known.
  package var trace = Trace()

  package init(
    output: [UInt8] = [], errors: [UInt8] = [], termination: Termination = .notStarted("it did not start")
  ) {
    self.output = output
    self.errors = errors
    self.termination = termination
  }

  /// Adds an event of the job.
  mutating func receive(_ event: JobEvent) {
    switch event {
    case .began: break
    case .output(let bytes): output += bytes
    case .errors(let bytes): errors += bytes
    case .traced(let place): trace = place
    case .terminated(let how): termination = how
    }
  }

  /// Returns the output of `example` below its header, as a chapter shows it.
  package func transcript(of example: Example) -> String {
    "\(example.header)\n\(String(decoding: output, as: UTF8.self))"
  }

  /// The outcome of the only diagram of the job; nil if its process terminated early.
  package var diagramOutcome: DiagramOutcome? {
    if case .played(let outcomes) = termination { outcomes.first } else { nil }
  }
}
