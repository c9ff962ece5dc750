public import Lesson

/// What an example did when it ran.
public struct ExampleRun: Sendable {
  public let example: Example
  /// What it printed, without the header that names it, and how it ended.
  public internal(set) var job: JobRun

  public init(example: Example, job: JobRun = JobRun()) {
    self.example = example
    self.job = job
  }

  /// The line that is printed above the output of the example.
  public var header: String { example.header }

  /// The header and the output, as the chapter shows them.
  public var transcript: String { "\(header)\n\(String(decoding: job.output, as: UTF8.self))" }
}
