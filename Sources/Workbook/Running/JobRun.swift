/// What a job did: what it printed, and how it ended.
public struct JobRun: Equatable, Sendable {
  /// What it printed on standard output.
  public internal(set) var output: [UInt8]
  /// What it printed on standard error.
  public internal(set) var errors: [UInt8]
  public internal(set) var ending: Ending
  /// Where it was, if it ended before its time and that is known.
  public internal(set) var trace = Trace()

  public init(output: [UInt8] = [], errors: [UInt8] = [], ending: Ending = .notStarted("it did not begin")) {
    self.output = output
    self.errors = errors
    self.ending = ending
  }

  /// Takes in what has happened.
  mutating func receive(_ event: HostEvent) {
    switch event {
    case .began: break
    case .output(let bytes): output += bytes
    case .errors(let bytes): errors += bytes
    case .traced(let place): trace = place
    case .ended(let how): ending = how
    }
  }
}
