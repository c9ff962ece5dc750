/// The resources that a job may use before it is killed.
package struct Limits: Codable, Equatable, Sendable {
  /// The elapsed time in seconds, including any time the job waits or the machine is busy.
  package var seconds: Double
  /// The number of bytes on standard output and standard error together.
  package var outputBytes: Int
  /// The number of bytes of private memory, enforced only on Linux; 0 for no limit.
  package var memoryBytes: UInt64
  /// The number of threads of the job and all of its descendants together, enforced only on Linux.
  package var threads: Int

  /// Whether this system enforces all limits.
  package static var areEnforced: Bool {
    #if os(Linux)
    true
    #else
    false
    #endif
  }

  /// The number of seconds that means no limit: about thirty years.
  package static let unlimitedSeconds = 1e9

  package init(
    seconds: Double = 20, outputBytes: Int = 1 << 20, memoryBytes: UInt64 = 1 << 30, threads: Int = 120
  ) {
    self.seconds = seconds
    self.outputBytes = outputBytes
    self.memoryBytes = memoryBytes
    self.threads = threads
  }
}
