import Foundation

/// A program that is run to its end, with what it prints collected.
struct Command {
  let program: URL
  let arguments: [String]
  /// Where it runs; nil for where this program is.
  var directory: URL?
  /// Whether what it prints on standard error is collected, too.
  var isHeardComplaining = true

  /// What came of a command.
  struct Outcome {
    let status: Int32
    /// Standard output and standard error, as they came.
    let bytes: [UInt8]
    /// Whether it was killed because it took too long.
    let isLate: Bool

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// Runs it, for `seconds` at most.
  func run(atMost seconds: Double) throws -> Outcome {
    let output = try ClosedPipe()
    let process = try WatchedProcess(
      program, arguments, in: directory, output: output.writing,
      errors: isHeardComplaining ? output.writing : nil)
    try? output.writing.close()
    let (bytes, isLate) = Self.read(output.reading.fileDescriptor, atMost: seconds)
    if isLate { process.kill() }
    return Outcome(status: process.wait(), bytes: bytes, isLate: isLate)
  }

  /// Reads until nobody can write any more, or the time is up.
  private static func read(_ descriptor: Int32, atMost seconds: Double) -> (bytes: [UInt8], isLate: Bool) {
    let deadline = ContinuousClock.now + .seconds(seconds)
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      let left = (deadline - .now) / .milliseconds(1)
      if left <= 0 { return (bytes, true) }
      var descriptors = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
      guard poll(&descriptors, 1, Int32(min(left, 1e6).rounded(.up))) > 0 else { continue }
      let count = Foundation.read(descriptor, &block, block.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return (bytes, false) }
      bytes += block[..<count]
    }
  }
}
