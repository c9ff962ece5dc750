import Lesson

/// How a file of the reader's ended that ran to its end: what it left behind, and how its examples ended.
public struct ScriptEnding: Codable, Equatable, Sendable {
  public var isOnRealTime: Bool
  public var remains: Remains
  public var examples: [Played]

  /// An example of the file, and how it ended.
  public struct Played: Codable, Equatable, Sendable {
    public var name: String
    /// Whether it says that it traps.
    public var traps: Bool
    /// How many subscriptions it says that it leaves behind.
    public var leaks: Int
    /// Whether it says that it breaks the grammar of sequences.
    public var breaks: Bool
    public var ending: Ending
    /// Where it was, if it ended before its time and that is known.
    public var trace: Trace

    public init(
      name: String, traps: Bool = false, leaks: Int = 0, breaks: Bool = false, ending: Ending,
      trace: Trace = Trace()
    ) {
      self.name = name
      self.traps = traps
      self.leaks = leaks
      self.breaks = breaks
      self.ending = ending
      self.trace = trace
    }

    init(_ example: Example, ending: Ending, trace: Trace) {
      self.init(
        name: example.name, traps: example.traps, leaks: example.leaks, breaks: example.breaks,
        ending: ending,
        trace: trace)
    }
  }

  public init(isOnRealTime: Bool = false, remains: Remains = Remains(), examples: [Played] = []) {
    self.isOnRealTime = isOnRealTime
    self.remains = remains
    self.examples = examples
  }
}
