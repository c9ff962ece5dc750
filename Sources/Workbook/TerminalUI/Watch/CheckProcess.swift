import Foundation
import Runner
import SystemSupport
import TextSupport

/// A check or a proof in a separate process, `rxbook check` or `rxbook prove`.
///
/// It can be cancelled at any time, together with all processes that it has started.
final class CheckProcess {
  private let process: ChildProcess
  private let output: CloseOnExecPipe
  private let errors: CloseOnExecPipe
  private var printed: [UInt8] = []
  private var complaints: [UInt8] = []
  /// The descriptors of the pipes that have not ended yet.
  private(set) var open: [Int32]
  private(set) var isCancelled = false

  /// Starts the command with these arguments.
  init(program: URL, arguments: [String]) throws {
    output = try CloseOnExecPipe()
    errors = try CloseOnExecPipe()
    process = try ChildProcess(
      program, arguments + ["--format", "json", "--no-color"], output: output.writing,
      errors: errors.writing)
    for pipe in [output, errors] { try? pipe.writing.close() }
    open = [output, errors].map(\.reading.fileDescriptor)
  }

  /// Reads the available bytes from `descriptor`, which must be in `open`.
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

  /// Cancels the check; it has ended when `open` is empty.
  func cancel() {
    if !isCancelled { process.interrupt() }
    isCancelled = true
  }

  /// Waits for the process to end, which takes only a moment if `open` is empty.
  ///
  /// - Returns: The report, and the lines on standard error.
  func finish() -> (report: Report?, complaints: [String]) {
    _ = process.wait()
    for pipe in [output, errors] { try? pipe.reading.close() }
    let report = try? JSONDecoder().decode(Report.self, from: Data(printed))
    return (report, ErrorOutput.lines(complaints))
  }
}
