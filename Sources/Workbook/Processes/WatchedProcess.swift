import Dispatch
import Foundation

/// A process that this program starts, waits for, and does not leave behind when it is interrupted.
///
/// `Process.waitUntilExit` looks only every 50 ms, which is as long as the whole work of some of them.
struct WatchedProcess {
  private let process = Process()
  private let ended = DispatchSemaphore(value: 0)

  /// Starts `program` with this environment, or this program's own.
  init(
    _ program: URL, _ arguments: [String], environment: [String: String]? = nil, input: Any, output: Pipe,
    errors: Any? = nil
  ) throws {
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment ?? ProcessInfo.processInfo.environment
    process.standardInput = input
    process.standardOutput = output
    if let errors { process.standardError = errors }
    process.terminationHandler = { [ended] _ in ended.signal() }
    try process.run()
    ChildProcesses.shared.add(process.processIdentifier)
    try? output.fileHandleForWriting.close()
  }

  /// Ends it at once.
  func kill() { _ = Foundation.kill(process.processIdentifier, SIGKILL) }

  /// Asks it to end, which takes a moment.
  func interrupt() { _ = Foundation.kill(process.processIdentifier, SIGTERM) }

  /// Waits for its end.
  ///
  /// - Returns: Its exit status, or 128 and the number of the signal that ended it.
  func wait() -> Int32 {
    ended.wait()
    ChildProcesses.shared.remove(process.processIdentifier)
    return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
  }
}
