import Lesson

/// The leaks of a script that ran to completion, and the results of its examples.
package struct ScriptSummary: Codable, Equatable, Sendable {
  package var isOnRealTime: Bool
  /// The leaks of the script itself, without its examples.
  package var leakReport: LeakReport
  package var examples: [ExampleResult]

  /// An example of the script, with its declarations and its termination.
  package struct ExampleResult: Codable, Equatable, Sendable {
    package var name: String
    /// Whether the example declares that it traps.
    package var traps: Bool
    /// The number of subscriptions that the example declares to leak.
    package var leaks: Int
    /// Whether the example declares that it breaks the grammar of sequences.
    package var breaks: Bool
    package var termination: Termination
    /// The place where the example terminated early, if it is known.
    package var trace: Trace

    package init(
      name: String, traps: Bool = false, leaks: Int = 0, breaks: Bool = false, termination: Termination,
      trace: Trace = Trace()
    ) {
      self.name = name
      self.traps = traps
      self.leaks = leaks
      self.breaks = breaks
      self.termination = termination
      self.trace = trace
    }

    init(_ example: Example, termination: Termination, trace: Trace) {
      self.init(
        name: example.name, traps: example.traps, leaks: example.leaks, breaks: example.breaks,
        termination: termination, trace: trace)
    }
  }

  package init(
    isOnRealTime: Bool = false, leakReport: LeakReport = LeakReport(), examples: [ExampleResult] = []
  ) {
    self.isOnRealTime = isOnRealTime
    self.leakReport = leakReport
    self.examples = examples
  }
}
