import CSystemSupport
import Foundation
import Synchronization

/// A process that this program starts, waits for, and terminates when the program is interrupted.
///
/// The process inherits no descriptors except the three it is given. This is the only place where programs are started,
/// for these reasons:
///
/// - Foundation's `Process` may pass on descriptors, such as the ends of a pipe, that another thread opens at the same
///   time. The reader of that pipe then waits until the wrong program exits. `Process` also checks only every 50 ms
///   whether a process has terminated.
/// - The package swift-subprocess closes descriptors, but it runs a program within an asynchronous closure. The workers
///   of a pool outlive any call, and code that waits for a process here blocks its own thread. A reader's first build
///   would also have to compile two more packages.
package final class ChildProcess: Sendable {
  package let identifier: pid_t
  private let endsWithProgram: Bool
  /// The result of `wait`, once it is known.
  private let status = Mutex<Int32?>(nil)

  /// The process group in which a program is started.
  package enum Group: Sendable {
    /// A new group, so Ctrl-C at the terminal does not reach the process.
    case own
    /// The group of this program, which is necessary for a program that reads from the terminal.
    case sameAsProgram
    /// A new group in a new session, without a terminal.
    case ownSession

    fileprivate var inC: csystem_group {
      switch self {
      case .own: CSYSTEM_OWN_GROUP
      case .sameAsProgram: CSYSTEM_SAME_GROUP
      case .ownSession: CSYSTEM_OWN_SESSION
      }
    }
  }

  /// Starts `program`.
  ///
  /// - Parameters:
  ///   - environment: The environment; nil for the one of this program.
  ///   - directory: The working directory; nil for the current one.
  ///   - input: The file that the process reads from; nil for /dev/null.
  ///   - output: The file that the process prints to; nil for /dev/null.
  ///   - errors: The file that the process prints error messages to; nil for /dev/null.
  ///   - endsWithProgram: Whether the process is terminated when this program exits.
  package init(
    _ program: URL, _ arguments: [String], environment: [String: String]? = nil, in directory: URL? = nil,
    input: FileHandle? = nil, output: FileHandle? = nil, errors: FileHandle? = .standardError,
    group: Group = .own, endsWithProgram: Bool = true
  ) throws {
    let path = program.path(percentEncoded: false)
    let variables = (environment ?? ProcessInfo.processInfo.environment).map { "\($0)=\($1)" }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var settings = variables.map { strdup($0) } + [nil]
    defer { for text in words + settings { free(text) } }
    let descriptors = [input, output, errors].map { $0?.fileDescriptor ?? -1 }
    var process: pid_t = 0
    let failure = csystem_spawn(
      path, &words, &settings, directory?.path(percentEncoded: false), descriptors,
      group.inC, &process)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EINVAL) }
    identifier = process
    self.endsWithProgram = endsWithProgram
    if endsWithProgram { ChildProcessRegistry.shared.add(process) }
  }

  /// Sends `signal` to the process, unless `wait` has returned.
  package func send(_ signal: Int32) {
    status.withLock { if $0 == nil { _ = Foundation.kill(identifier, signal) } }
  }

  /// Kills the process and its process group.
  package func kill() {
    status.withLock { if $0 == nil { _ = Foundation.kill(-identifier, SIGKILL) } }
  }

  /// Terminates the process with its group, after all its descendants, even those in other groups.
  package func killWithDescendants() {
    status.withLock { if $0 == nil { csystem_kill_descendants_of(identifier) } }
    kill()
  }

  /// Asks the process to terminate (SIGTERM), which may take a moment.
  package func interrupt() { send(SIGTERM) }

  /// Waits until the process has terminated, or until `deadline`.
  ///
  /// - Returns: Whether the process has terminated.
  func hasEnded(by deadline: ContinuousClock.Instant) -> Bool {
    while status.withLock({ $0 == nil }), csystem_has_terminated(identifier) == 0 {
      if .now >= deadline { return false }
      usleep(1000)
    }
    return true
  }

  /// Waits until the process has terminated.
  ///
  /// - Returns: The exit status, or 128 plus the number of the signal that terminated the process.
  @discardableResult
  package func wait() -> Int32 {
    csystem_wait_without_reaping(identifier)
    return status.withLock { status in
      let result = status ?? Self.finish(identifier, endsWithProgram)
      status = result
      return result
    }
  }

  /// Makes this program and the system forget a process that has terminated, and returns its status.
  private static func finish(_ process: pid_t, _ endsWithProgram: Bool) -> Int32 {
    // First, because from then on, a new process may have the same identifier.
    if endsWithProgram { ChildProcessRegistry.shared.remove(process) }
    var report: Int32 = 0
    while waitpid(process, &report, 0) < 0, errno == EINTR {}
    return csystem_status_or_signal(report) + (csystem_exited_normally(report) == 1 ? 0 : 128)
  }

  // A process that nobody waits for would remain a zombie, which stops everything that waits for any child process, such
  // as the exit tests of Swift Testing.
  deinit {
    guard status.withLock({ $0 == nil }) else { return }
    Thread.detachNewThread { [identifier, endsWithProgram] in
      csystem_wait_without_reaping(identifier)
      _ = Self.finish(identifier, endsWithProgram)
    }
  }
}
