import Foundation

/// A program that is run to its end, with what it prints collected.
struct Command {
  let program: URL
  let arguments: [String]
  /// Whether what it prints on standard error is collected, too.
  var isHeardComplaining = true

  /// What came of a command.
  struct Outcome {
    let status: Int32
    /// Standard output and standard error, as they came.
    let text: String
    /// Whether it was killed because it took too long.
    let isLate: Bool
  }

  /// Runs it, for `seconds` at most.
  func run(atMost seconds: Double = .infinity) throws -> Outcome {
    let output = Pipe()
    // A process that has ended may be kept by Foundation, with its pipes.
    defer { try? output.fileHandleForReading.close() }
    let process = try WatchedProcess(
      program, arguments, input: FileHandle.nullDevice, output: output,
      errors: isHeardComplaining ? output : FileHandle.nullDevice)
    try? output.fileHandleForWriting.close()
    let (bytes, isLate) = Self.read(output.fileHandleForReading.fileDescriptor, atMost: seconds)
    if isLate { process.kill() }
    return Outcome(status: process.wait(), text: String(decoding: bytes, as: UTF8.self), isLate: isLate)
  }

  /// Reads until nobody can write any more, or the time is up.
  private static func read(_ descriptor: Int32, atMost seconds: Double) -> (bytes: [UInt8], isLate: Bool) {
    let deadline = seconds.isFinite ? ContinuousClock.now + .seconds(seconds) : nil
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      let left = deadline.map { ($0 - .now) / .milliseconds(1) }
      if let left, left <= 0 { return (bytes, true) }
      var descriptors = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
      guard poll(&descriptors, 1, left.map { Int32(min($0, 1e6).rounded(.up)) } ?? -1) > 0 else { continue }
      let count = Foundation.read(descriptor, &block, block.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return (bytes, false) }
      bytes += block[..<count]
    }
  }
}
