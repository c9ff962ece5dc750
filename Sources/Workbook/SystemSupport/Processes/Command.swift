import Foundation

/// A program that runs to completion while its output is collected.
package struct Command {
  package let program: URL
  package let arguments: [String]
  /// The working directory; nil for the current one.
  var directory: URL?
  /// Whether the output includes standard error.
  package var capturesStandardError = true
  /// The number of bytes of output after which the program is killed.
  package var outputLimit = Int.max

  package init(program: URL, arguments: [String], directory: URL? = nil, capturesStandardError: Bool = true) {
    self.program = program
    self.arguments = arguments
    self.directory = directory
    self.capturesStandardError = capturesStandardError
  }

  /// The result of a command.
  package struct Outcome {
    package let status: Int32
    /// Standard output and standard error, in the order of arrival.
    package let bytes: [UInt8]
    /// Whether the program was killed at its time limit, or at the limit of its output.
    package let hasTimedOut: Bool

    package var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// Runs the program for at most `seconds`.
  package func run(atMost seconds: Double) throws -> Outcome {
    let output = try CloseOnExecPipe()
    let process = try ChildProcess(
      program, arguments, in: directory, output: output.writing,
      errors: capturesStandardError ? output.writing : nil)
    try? output.writing.close()
    let deadline = ContinuousClock.now + .seconds(seconds)
    let (bytes, isOpen) = read(output.reading.fileDescriptor, until: deadline)
    // A program may continue to run after it has closed its output.
    let hasTimedOut = isOpen || !process.hasEnded(by: deadline)
    if hasTimedOut { process.kill() }
    return Outcome(status: process.wait(), bytes: bytes, hasTimedOut: hasTimedOut)
  }

  /// Reads until the other end is closed, the deadline has passed, or there is too much output.
  private func read(
    _ descriptor: Int32, until deadline: ContinuousClock.Instant
  ) -> (bytes: [UInt8], isOpen: Bool) {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      let left = (deadline - .now) / .milliseconds(1)
      if left <= 0 || bytes.count > outputLimit { return (bytes, true) }
      var descriptors = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
      guard poll(&descriptors, 1, Int32(min(left, 1e6).rounded(.up))) > 0 else { continue }
      let count = Foundation.read(descriptor, &block, block.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return (bytes, false) }
      bytes += block[..<count]
    }
  }
}
