/// What a job may use up before it is killed.
public struct Limits: Codable, Equatable, Sendable {
  /// Seconds of wall clock, without those in which other programs kept it from running; these are known on Linux only.
  public var seconds: Double
  /// Bytes on standard output and standard error together.
  public var outputBytes: Int
  /// Bytes of private memory, kept on Linux only; 0 for no limit.
  public var memoryBytes: UInt64

  /// Threads, of all processes it has started together; kept on Linux only.
  public var tasks: Int

  /// Whether this system keeps all of them.
  public static var areKept: Bool {
    #if os(Linux)
    true
    #else
    false
    #endif
  }

  /// Seconds that are none: some thirty years.
  public static let endless = 1e9

  public init(
    seconds: Double = 10, outputBytes: Int = 1 << 20, memoryBytes: UInt64 = 1 << 30, tasks: Int = 120
  ) {
    self.seconds = seconds
    self.outputBytes = outputBytes
    self.memoryBytes = memoryBytes
    self.tasks = tasks
  }
}
