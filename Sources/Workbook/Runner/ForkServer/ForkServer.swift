import CSystemSupport
import Foundation
import Lesson
import ProgramArguments
import Reactive
import SystemSupport

/// The program of a worker process: it forks a process for each job, monitors it, and sends events to its parent.
///
/// A fork copies only the calling thread, so this process has a single thread. Requests arrive as lines on standard
/// input, which is a socket. A request may be accompanied by a descriptor that becomes the standard input of its jobs.
/// Events are written to standard output. The next request is read when all jobs of the previous one have terminated.
/// The process exits when standard input is closed, because its parent has exited or wants it to exit.
package struct ForkServer {
  private let chapters: [String: Chapter]
  private let isSandboxed: Bool
  private let signals: Int32
  private let traces = SharedTraceBuffer()

  /// The environment variable that makes the dynamic linker bind all functions at the start of a process instead of at
  /// their first call.
  static let eagerBinding = "LD_BIND_NOW"

  /// Creates the server.
  ///
  /// - Parameters:
  ///   - chapters: The chapters that are linked into this program, by name.
  ///   - isSandboxed: Whether the process is in a sandbox, and restricts itself and its jobs.
  package init(chapters: [String: Chapter], isSandboxed: Bool = false) {
    self.chapters = chapters
    self.isSandboxed = isSandboxed
    signals = csystem_child_and_termination_signals()
    signal(SIGPIPE, SIG_IGN)
    csystem_become_subreaper()
  }

  /// Runs jobs until the parent sends no more requests.
  ///
  /// - Returns: The exit status of this process.
  package func run() throws -> Int32 {
    warmUp()
    if isSandboxed { try WorkerSandbox.restrictWorker() }
    while let (line, input) = nextLine() {
      let status = try run(try JobRequest(line: line), readingFrom: input)
      if input >= 0 { close(input) }
      if status != 0 { return status }
    }
    return 0
  }

  /// Executes code before the first fork that nearly every job executes and that is slow the first time.
  ///
  /// The runtime searches all modules the first time it looks up a protocol conformance, and forks inherit the result
  /// and the bound functions.
  private func warmUp() {
    unsetenv(Self.eagerBinding)
    // The result of a job must not depend on where the book is stored.
    ProgramArguments.replace(by: ["rxbook"])
    var text = ""
    print(0, 0.0, true, "", [0], to: &text)
    print(Event.next(0), Event.next(""), Event<Int>.completed, to: &text)
    _ = Observable.of(0, 1).map { "\($0)" }.filter { !$0.isEmpty }.subscribe { print($0, to: &text) }
    ResultPipe.warmUp()
    _ = csystem_find_concurrency_hooks()
  }

  /// Waits for a request and its descriptor, which may be -1.
  ///
  /// - Returns: Nil after the last request.
  private func nextLine() -> (line: [UInt8], input: Int32)? {
    var input: Int32 = -1
    var line: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while line.last != UInt8(ascii: "\n") {
      var descriptors = [STDIN_FILENO, signals].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&descriptors, 2, -1) > 0 else { continue }
      if descriptors[1].revents != 0, JobSupervisor.isInterrupted(signals) { return nil }
      guard descriptors[0].revents != 0 else { continue }
      let count = csystem_receive(STDIN_FILENO, &block, block.count, &input)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return nil }
      line += block[..<count]
    }
    return (line, input)
  }

  /// Runs the jobs of `request` sequentially.
  ///
  /// - Parameter input: The standard input of the jobs; -1 for none.
  /// - Returns: 0 if the next request can follow, otherwise the exit status of this process.
  private func run(_ request: JobRequest, readingFrom input: Int32) throws -> Int32 {
    for position in 0..<request.jobCount {
      guard try send(.began) else { return 1 }
      var child = csystem_child()
      let nonce = ResultPipe.makeNonce()
      traces.clear()
      let failure = csystem_fork(request.directory(at: position), request.limits.memoryBytes, input, &child)
      if failure != 0 {
        let reason = String(cString: strerror(failure))
        guard try send(.terminated(.notStarted("no process could be created: \(reason)"))) else {
          return 1
        }
        continue
      }
      if child.process == 0 {
        Job(
          request: request, position: position, chapters: chapters, isSandboxed: isSandboxed,
          results: ResultPipe(descriptor: child.result, nonce: nonce), traces: traces
        ).run()
      }
      var supervisor = JobSupervisor(
        child: child, nonce: nonce, limits: request.limits, signals: signals, traces: traces, send: send)
      guard let termination = try supervisor.waitForTermination(), try send(.terminated(termination)) else {
        return 130
      }
    }
    return 0
  }

  /// Sends `event` to the parent; returns false if the parent has exited.
  private func send(_ event: JobEvent) throws -> Bool {
    writeAll(try event.frame, to: STDOUT_FILENO) == nil
  }
}
