import CHost
package import Foundation
import Synchronization

/// A process that this program starts, waits for, and does not leave behind when it is interrupted.
///
/// It has nothing open but what it is given. Foundation's `Process` does not promise that: what another thread opens
/// while it starts a program may stay open in that program, and whoever reads from there waits for its end. It also
/// looks only every 50 ms whether a process has ended.
package final class WatchedProcess: Sendable {
  package let identifier: pid_t
  /// What `wait` returns, once it is known.
  private let status = Mutex<Int32?>(nil)

  /// Starts `program` with this environment, or this program's own, in `directory`, or where this program is.
  ///
  /// - Parameters:
  ///   - input: What it reads from; nil for nothing.
  ///   - output: Where it prints; nil for nowhere.
  ///   - errors: Where it complains; nil for nowhere.
  package init(
    _ program: URL, _ arguments: [String], environment: [String: String]? = nil, in directory: URL? = nil,
    input: FileHandle? = nil, output: FileHandle? = nil, errors: FileHandle? = .standardError
  ) throws {
    let path = program.path(percentEncoded: false)
    let variables = (environment ?? ProcessInfo.processInfo.environment).map { "\($0)=\($1)" }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var settings = variables.map { strdup($0) } + [nil]
    defer { for text in words + settings { free(text) } }
    let descriptors = [input, output, errors].map { $0?.fileDescriptor ?? -1 }
    var process: pid_t = 0
    let failure = chost_spawn(
      path, &words, &settings, directory?.path(percentEncoded: false), descriptors, &process)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EINVAL) }
    identifier = process
    ChildProcesses.shared.add(process)
  }

  /// Sends it `signal`, unless it has been waited for.
  package func send(_ signal: Int32) {
    status.withLock { if $0 == nil { _ = Foundation.kill(identifier, signal) } }
  }

  /// Ends it at once, with what it has started in its group.
  package func kill() {
    status.withLock { if $0 == nil { _ = Foundation.kill(-identifier, SIGKILL) } }
  }

  /// Asks it to end, which takes a moment.
  package func interrupt() { send(SIGTERM) }

  /// Waits for its end.
  ///
  /// - Returns: Its exit status, or 128 and the number of the signal that ended it.
  @discardableResult
  package func wait() -> Int32 {
    chost_await_end(identifier)
    let result = status.withLock { status in
      if let status { return status }
      var report: Int32 = 0
      while waitpid(identifier, &report, 0) < 0, errno == EINTR {}
      let result = chost_code(report) + (chost_exited(report) == 1 ? 0 : 128)
      status = result
      return result
    }
    ChildProcesses.shared.remove(identifier)
    return result
  }
}
