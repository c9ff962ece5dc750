/// Where a process was when it was ended before its time.
public struct Trace: Codable, Equatable, Sendable {
  /// The calls within the reader's library that lead there, the innermost first, as addresses in it.
  public var ended: [UInt64]
  /// The same for the last error that was thrown.
  public var thrown: [UInt64]
  /// What was going on, as lines; empty if that is not known.
  public var note: String
  /// The line of the reader's file, once it has been looked up.
  public var line: Int?

  public init(ended: [UInt64] = [], thrown: [UInt64] = [], note: String = "", line: Int? = nil) {
    self.ended = ended
    self.thrown = thrown
    self.note = note
    self.line = line
  }

  /// The calls that lead to what ended it so: to the throw of an error that nobody caught, or to the end itself.
  func calls(to ending: Ending, isUncaught: Bool) -> [UInt64] {
    if case .threw = ending { return thrown }
    return isUncaught && !thrown.isEmpty ? thrown : ended
  }
}
