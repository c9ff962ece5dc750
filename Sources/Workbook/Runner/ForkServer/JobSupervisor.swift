import CSystemSupport
import Foundation

/// Monitors one forked process until it and its descendants have terminated.
///
/// Output is passed on immediately. The whole process group is killed when a limit is reached, when the fork server
/// stops, and in any case after the process has terminated, because a background process must neither delay the next
/// job nor print into its output.
struct JobSupervisor {
  private let child: csystem_child
  private let nonce: String
  private let limits: Limits
  private let signals: Int32
  private let traces: SharedTraceBuffer
  private let send: (JobEvent) throws -> Bool
  /// The deadline is fixed, whatever the process waits for: a limit that a program can extend is not a limit.
  private let deadline: ContinuousClock.Instant
  private var resultBytes: [UInt8] = []
  private var printedCount = 0
  private var cause: Cause?
  private var lastThreadCount = ContinuousClock.now
  private let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: pipeSize)

  private static let pipeSize = 65_536
  /// The maximum length of a result, which a job can fill with other bytes.
  private static let longestResult = JobEvent.maximumLength / 2
  /// The interval at which threads are counted.
  private static let countingPeriod = Duration.milliseconds(20)

  /// The reason why the process was killed.
  private enum Cause {
    case timeLimit, outputLimit, threadLimit, stop
  }

  init(
    child: csystem_child, nonce: String, limits: Limits, signals: Int32, traces: SharedTraceBuffer,
    send: @escaping (JobEvent) throws -> Bool
  ) {
    self.child = child
    self.nonce = nonce
    self.limits = limits
    self.signals = signals
    self.traces = traces
    self.send = send
    deadline = .now + .seconds(limits.seconds)
    for descriptor in [child.output, child.errors, child.result] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  /// Waits until the process and its group have terminated.
  ///
  /// - Returns: How the process terminated; nil if the fork server has to stop.
  mutating func waitForTermination() throws -> Termination? {
    var status: Int32 = 0
    var open: [Int32] = [child.output, child.errors, child.result]
    while waitpid(child.process, &status, WNOHANG) == 0 {
      try wait(for: &open)
      if cause != nil {
        if cause != .stop, traces.isRecording { requestBacktrace() }
        kill(-child.process, SIGKILL)
        kill(child.process, SIGKILL)
        while waitpid(child.process, &status, 0) < 0, errno == EINTR {}
        break
      }
    }
    killRemainingProcesses()
    for descriptor in open { _ = try pass(descriptor, isLast: true) }
    for descriptor in [child.output, child.errors, child.result] { close(descriptor) }
    buffer.deallocate()
    let termination = termination(status)
    let trace = traces.trace
    if let termination, !termination.isRegular, trace != Trace() { _ = try send(.traced(trace)) }
    return termination
  }

  /// The maximum time in which a process records its backtrace.
  private static let backtraceTime = Duration.milliseconds(200)

  /// Makes the process record its backtrace.
  private func requestBacktrace() {
    kill(child.process, SIGXCPU)
    let deadline = ContinuousClock.now + Self.backtraceTime
    while !traces.hasBacktrace, .now < deadline { usleep(500) }
  }

  /// Waits for output, the termination of a process, or a limit, and handles it.
  private mutating func wait(for open: inout [Int32]) throws {
    var descriptors = ([STDIN_FILENO, signals] + open).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let left = (deadline - .now) / .milliseconds(1)
    guard left > 0 else { return cause = .timeLimit }
    let timeout = min(left, Self.countingPeriod / .milliseconds(1))
    let count = poll(&descriptors, nfds_t(descriptors.count), Int32(timeout.rounded(.up)))
    if hasTooManyThreads() { return cause = .threadLimit }
    guard count > 0 else { return }
    if descriptors[0].revents != 0 && isInputClosed() { return cause = .stop }
    if descriptors[1].revents != 0 && Self.isInterrupted(signals) { return cause = .stop }
    for descriptor in descriptors.dropFirst(2) where descriptor.revents != 0 {
      if try !pass(descriptor.fd, isLast: false) { open.removeAll { $0 == descriptor.fd } }
    }
  }

  /// Reads the available bytes of `descriptor` and passes them on; returns false at the end of the file.
  ///
  /// While the process is running, one call reads at most the capacity of a pipe, so that the other pipes and the
  /// deadline are handled in time.
  private mutating func pass(_ descriptor: Int32, isLast: Bool) throws -> Bool {
    var isOpen = true
    repeat {
      var bytes: [UInt8] = []
      while bytes.count < Self.pipeSize {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else {
          if count < 0 && errno == EINTR { continue }
          isOpen = count < 0
          break
        }
        bytes += buffer[..<count]
      }
      if bytes.isEmpty { break }
      if descriptor == child.result {
        resultBytes += bytes
        if resultBytes.count > Self.longestResult, cause == nil { cause = .outputLimit }
      } else {
        try sendOutput(bytes, isOutput: descriptor == child.output)
      }
    } while isLast && isOpen && cause == nil
    return isOpen
  }

  /// Sends the output of the process, up to the limit.
  private mutating func sendOutput(_ bytes: [UInt8], isOutput: Bool) throws {
    let bytes = Array(bytes.prefix(max(0, limits.outputBytes - printedCount + 1)))
    printedCount += bytes.count
    if printedCount > limits.outputBytes && cause == nil { cause = .outputLimit }
    let shown = cause == .outputLimit ? bytes.dropLast() : bytes[...]
    guard !shown.isEmpty else { return }
    if try !send(isOutput ? .output(Array(shown)) : .errors(Array(shown))) { cause = .stop }
  }

  /// Whether there are more threads than allowed; counts them only at intervals.
  private mutating func hasTooManyThreads() -> Bool {
    guard .now - lastThreadCount >= Self.countingPeriod else { return false }
    lastThreadCount = .now
    // This process has one thread.
    return csystem_count_threads(getpid()) - 1 > limits.threads
  }

  private func isInputClosed() -> Bool {
    var byte: UInt8 = 0
    return read(STDIN_FILENO, &byte, 1) <= 0
  }

  /// Whether one of the signals that have arrived through `signals` should terminate this program.
  static func isInterrupted(_ signals: Int32) -> Bool {
    var numbers = [UInt8](repeating: 0, count: 64)
    let count = read(signals, &numbers, numbers.count)
    return count > 0 && numbers[..<count].contains { Int32($0) != SIGCHLD }
  }

  /// Kills the rest of the process's group, and descendants in other groups.
  private func killRemainingProcesses() {
    kill(-child.process, SIGKILL)
    csystem_kill_descendants()
  }

  private func termination(_ status: Int32) -> Termination? {
    switch cause {
    case .stop: return nil
    case .timeLimit: return .timedOut(seconds: limits.seconds)
    case .outputLimit: return .outputLimit(bytes: limits.outputBytes)
    case .threadLimit: return .threadLimit(threads: limits.threads)
    case nil: break
    }
    return ResultPipe.termination(in: resultBytes, nonce: nonce) ?? Termination(ofProcess: status)
  }
}

extension Termination {
  /// Whether the job ran to completion.
  fileprivate var isRegular: Bool {
    switch self {
    case .finished, .played, .ran: true
    default: false
    }
  }

  /// Creates the termination of a process that has not written a result.
  ///
  /// - Parameter status: The status reported by `waitpid`.
  init(ofProcess status: Int32) {
    let code = Int(csystem_status_or_signal(status))
    self = csystem_exited_normally(status) == 1 ? .exited(status: code) : .trapped(signal: code)
  }
}
