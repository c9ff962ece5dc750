public import Lesson

/// What an example did when it ran.
public struct ExampleRun: Sendable {
  public let example: Example
  /// What it printed on standard output, without the header that names it.
  public internal(set) var output: [UInt8]
  /// What it printed on standard error.
  public internal(set) var errors: [UInt8]
  public internal(set) var ending: Ending

  public init(
    example: Example, output: [UInt8] = [], errors: [UInt8] = [], ending: Ending = .notStarted("not run yet")
  ) {
    self.example = example
    self.output = output
    self.errors = errors
    self.ending = ending
  }

  /// The line that is printed above the output of the example.
  public var header: String { "--- Example of: \(example.name) ---" }

  /// The header and the output, as the chapter shows them.
  public var transcript: String { "\(header)\n\(String(decoding: output, as: UTF8.self))" }
}
