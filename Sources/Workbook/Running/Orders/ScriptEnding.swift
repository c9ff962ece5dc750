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

    public init(
      name: String, traps: Bool = false, leaks: Int = 0, breaks: Bool = false, ending: Ending
    ) {
      self.name = name
      self.traps = traps
      self.leaks = leaks
      self.breaks = breaks
      self.ending = ending
    }

    init(_ example: Example, ending: Ending) {
      self.init(
        name: example.name, traps: example.traps, leaks: example.leaks, breaks: example.breaks, ending: ending
      )
    }
  }

  public init(isOnRealTime: Bool = false, remains: Remains = Remains(), examples: [Played] = []) {
    self.isOnRealTime = isOnRealTime
    self.remains = remains
    self.examples = examples
  }
}
