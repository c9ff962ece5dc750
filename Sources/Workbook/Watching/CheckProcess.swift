import Foundation

/// A check or a proof that runs in a process of its own, `rxbook check` or `rxbook prove`, so that it can be called off at
/// any moment with all that it has started.
final class CheckProcess {
  private let process: WatchedProcess
  private let output: ClosedPipe
  private let errors: ClosedPipe
  private var printed: [UInt8] = []
  private var complaints: [UInt8] = []
  /// What can be read from it and has not come to its end.
  private(set) var open: [Int32]
  private(set) var isCancelled = false

  /// Starts the command that these arguments begin with.
  init(program: URL, arguments: [String]) throws {
    output = try ClosedPipe()
    errors = try ClosedPipe()
    process = try WatchedProcess(
      program, arguments + ["--format", "json", "--no-color"], output: output.writing,
      errors: errors.writing)
    for pipe in [output, errors] { try? pipe.writing.close() }
    open = [output, errors].map(\.reading.fileDescriptor)
  }

  /// Takes in what has come from `descriptor`, one of those in `open`.
  func receive(from descriptor: Int32) {
    var block = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &block, block.count)
    if count < 0 && (errno == EINTR || errno == EAGAIN) { return }
    guard count > 0 else { return open.removeAll { $0 == descriptor } }
    if descriptor == output.reading.fileDescriptor {
      printed += block[..<count]
    } else {
      complaints += block[..<count]
    }
  }

  /// Calls the check off; it has ended when nothing is open any more.
  func cancel() {
    if !isCancelled { process.interrupt() }
    isCancelled = true
  }

  /// Waits for the end, which is near when nothing is open any more.
  ///
  /// - Returns: What was found, and what was said on standard error.
  func finish() -> (report: Report?, complaints: [String]) {
    _ = process.wait()
    for pipe in [output, errors] { try? pipe.reading.close() }
    let report = try? JSONDecoder().decode(Report.self, from: Data(printed))
    return (report, LastWords.lines(complaints))
  }
}
