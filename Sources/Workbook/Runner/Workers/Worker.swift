import CSystemSupport
import Foundation
import SystemSupport

/// A worker process from its parent's perspective: it receives requests and sends events.
///
/// `@unchecked Sendable` is sound because a pool passes it to one thread at a time.
final class Worker: @unchecked Sendable {
  private let process: ChildProcess
  /// The end of the socket to which requests are written.
  private let input: FileHandle
  private let output: FileHandle
  /// Bytes from the worker that are not a complete event yet.
  private var pending: [UInt8] = []
  private let isSandboxed: Bool
  private var lastThreadCount = ContinuousClock.now

  /// Starts a worker.
  ///
  /// - Parameters:
  ///   - command: The path of the program and its arguments.
  ///   - isSandboxed: Whether the worker is in a sandbox. Then this process counts its threads, because the worker has no
  ///     `/proc` to count them.
  init(_ command: [String], _ environment: WorkerEnvironment, isSandboxed: Bool = false) throws {
    self.isSandboxed = isSandboxed
    // Writing to a worker that has terminated must not terminate this program.
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    guard csystem_socket_pair(&ends) == 0 else {
      throw POSIXError.current
    }
    input = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    let other = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    let pipe = try CloseOnExecPipe()
    output = pipe.reading
    process = try ChildProcess(
      URL(filePath: command[0]), Array(command.dropFirst()), environment: environment.variables, input: other,
      output: pipe.writing)
    for end in [other, pipe.writing] { try? end.close() }
  }

  /// Runs the jobs of `request` with `standardInput`, if there is one, as their standard input.
  ///
  /// - Returns: Whether the worker can run another request.
  func run(
    _ request: JobRequest, standardInput: Int32?, _ receive: (Int, JobEvent) -> Void
  ) throws -> Bool {
    // The events show whether the request has arrived.
    send(try request.line(), with: standardInput)
    var progress = JobProgress(of: request)
    let failure = passEvents(&progress, to: receive)
    if failure != nil { process.killWithDescendants() }
    var termination = failure ?? .notStarted("its worker process exited unexpectedly")
    for position in progress.terminated..<request.jobCount {
      if position >= progress.begun { receive(position, .began) }
      receive(position, .terminated(termination))
      // The failure is the one of the job that was running.
      termination = .notStarted("its worker process was stopped in an earlier job")
    }
    return progress.terminated == request.jobCount
  }

  /// Makes the worker exit.
  func stop() { try? input.close() }

  /// Waits until the worker has exited, after `stop()`.
  func waitForExit() {
    _ = process.wait()
    try? output.close()
  }

  private func send(_ line: Data, with descriptor: Int32?) {
    var rest = Array(line)[...]
    var passed = descriptor ?? -1
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        csystem_send(input.fileDescriptor, $0.baseAddress, $0.count, passed)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
      passed = -1
    }
  }

  /// Passes events from the worker to `receive` until all jobs have terminated or the worker sends no more.
  ///
  /// The worker enforces the limits of its jobs, but a job may have stopped the worker, or used all processor time.
  ///
  /// - Returns: The limit that a job has exceeded although the worker should have stopped it; nil if there is none.
  private func passEvents(
    _ progress: inout JobProgress, to receive: (Int, JobEvent) -> Void
  ) -> Termination? {
    var block = [UInt8](repeating: 0, count: 65_536)
    while !progress.isComplete {
      if isReadable(within: progress.remainingTime(atMost: isSandboxed ? Self.countingPeriod : nil)) {
        let size = read(output.fileDescriptor, &block, block.count)
        if size < 0 && errno == EINTR { continue }
        guard size > 0 else { return nil }
        pending += block[..<size]
        do {
          while let event = try JobEvent.take(from: &pending) {
            try progress.record(event)
            receive(progress.begun - 1, event)
          }
        } catch {
          return nil
        }
      } else if progress.remainingTime() <= .zero {
        return .timedOut(seconds: progress.request.limits.seconds)
      }
      if isSandboxed, hasTooManyThreads(progress.request.limits) {
        return .threadLimit(threads: progress.request.limits.threads)
      }
    }
    return nil
  }

  /// Waits until the worker has sent something, or for `time`.
  private func isReadable(within time: Duration) -> Bool {
    var descriptors = [pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)]
    let milliseconds = min(max(time / .milliseconds(1), 0), 1e9).rounded(.up)
    return poll(&descriptors, 1, Int32(milliseconds)) > 0
  }

  /// The interval at which threads are counted.
  private static let countingPeriod = Duration.milliseconds(20)

  /// The threads of the sandbox and the worker.
  private static let ownThreads = 4

  /// Whether the sandbox has more threads than allowed; counts them only at intervals.
  private func hasTooManyThreads(_ limits: Limits) -> Bool {
    guard .now - lastThreadCount >= Self.countingPeriod else { return false }
    lastThreadCount = .now
    return Int(csystem_count_threads(process.identifier)) > limits.threads + Self.ownThreads
  }
}
