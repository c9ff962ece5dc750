import CHost
import Foundation

/// Watches over one forked process from its start until nothing of it is left.
///
/// What it prints is passed on at once. The whole process group is killed when a limit is reached, when the
/// host is told to stop, and in any case after the process has ended: what it left in the background must
/// neither hold the run up nor print into the next job.
struct HostWatch {
  private let child: chost_child
  private let seal: String
  private let limits: Limits
  private let signals: Int32
  private let traces: TraceMemory
  private let tell: (HostEvent) throws -> Bool
  private let start = ContinuousClock.now
  private var deadline: ContinuousClock.Instant
  /// What the deadline was moved by.
  private var forgiven = Duration.zero
  private var record: [UInt8] = []
  private var printed = 0
  private var cause: Cause?
  private var lastCount = ContinuousClock.now
  private let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: pipeSize)

  private static let pipeSize = 65_536
  /// How often threads and processes are counted.
  private static let countingPeriod = Duration.milliseconds(20)
  /// How many times its limit a program on a busy machine gets at most on top of it.
  private static let mostForgiven = 5

  /// Why the process was killed.
  private enum Cause {
    case time, output, tasks, stop
  }

  init(
    child: chost_child, seal: String, limits: Limits, signals: Int32, traces: TraceMemory,
    tell: @escaping (HostEvent) throws -> Bool
  ) {
    self.child = child
    self.seal = seal
    self.limits = limits
    self.signals = signals
    self.traces = traces
    self.tell = tell
    deadline = .now + .seconds(limits.seconds)
    for descriptor in [child.output, child.errors, child.record] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  /// Waits until the process and its group are gone.
  ///
  /// - Returns: How it ended; nil when the host is to stop.
  mutating func untilEnd() throws -> Ending? {
    var status: Int32 = 0
    var open: [Int32] = [child.output, child.errors, child.record]
    while waitpid(child.process, &status, WNOHANG) == 0 {
      try wait(for: &open)
      if cause != nil {
        if cause != .stop, traces.isWatched { findPlace() }
        kill(-child.process, SIGKILL)
        kill(child.process, SIGKILL)
        while waitpid(child.process, &status, 0) < 0, errno == EINTR {}
        break
      }
    }
    endStragglers()
    for descriptor in open { _ = try pass(descriptor, isLast: true) }
    for descriptor in [child.output, child.errors, child.record] { close(descriptor) }
    buffer.deallocate()
    let ending = ending(status)
    let trace = traces.trace
    if let ending, !ending.isRegular, trace != Trace() { _ = try tell(.traced(trace)) }
    return ending
  }

  /// How long a process may take to say where it is.
  private static let patience = Duration.milliseconds(200)

  /// Has the process note where it is.
  private func findPlace() {
    kill(child.process, SIGXCPU)
    let deadline = ContinuousClock.now + Self.patience
    while !traces.isWritten, .now < deadline { usleep(500) }
  }

  /// Waits until something can be read, a process has ended, or the time is up, and deals with it.
  private mutating func wait(for open: inout [Int32]) throws {
    var descriptors = ([STDIN_FILENO, signals] + open).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let left = (deadline - .now) / .milliseconds(1)
    guard left > 0 else {
      // The time that somebody takes to type is not the program's.
      if chost_waits_for_input(child.process) == 1 { return deadline = .now + .seconds(limits.seconds) }
      let hindrance = hindrance
      guard hindrance > forgiven else { return cause = .time }
      deadline += hindrance - forgiven
      return forgiven = hindrance
    }
    let patience = min(left, Self.countingPeriod / .milliseconds(1))
    let count = poll(&descriptors, nfds_t(descriptors.count), Int32(patience.rounded(.up)))
    if isCrowded() { return cause = .tasks }
    guard count > 0 else { return }
    if descriptors[0].revents != 0 && isInputClosed() { return cause = .stop }
    if descriptors[1].revents != 0 && Self.isInterrupted(signals) { return cause = .stop }
    for descriptor in descriptors.dropFirst(2) where descriptor.revents != 0 {
      if try !pass(descriptor.fd, isLast: false) { open.removeAll { $0 == descriptor.fd } }
    }
  }

  /// For how long other programs have kept it from running, as far as that is forgiven: what it had to wait for a
  /// processor in all, but for what its own threads took from each other.
  private var hindrance: Duration {
    var (ran, waited) = (UInt64(0), UInt64(0))
    chost_add_times(child.process, &ran, &waited)
    let own = Duration.nanoseconds(Int64(clamping: ran))
    let free = (.now - start) * ProcessInfo.processInfo.activeProcessorCount - own
    return min(
      .nanoseconds(Int64(clamping: waited)), max(.zero, free), .seconds(limits.seconds) * Self.mostForgiven)
  }

  /// Reads what there is in `descriptor` and passes it on; false at its end.
  ///
  /// While the process lives, no more than a pipe holds is read at once, so that the other pipes and the
  /// deadline have their turn.
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
      descriptor == child.record ? record += bytes : try relay(bytes, isOutput: descriptor == child.output)
    } while isLast && isOpen && cause == nil
    return isOpen
  }

  private mutating func relay(_ bytes: [UInt8], isOutput: Bool) throws {
    let bytes = Array(bytes.prefix(max(0, limits.outputBytes - printed + 1)))
    printed += bytes.count
    if printed > limits.outputBytes && cause == nil { cause = .output }
    let shown = cause == .output ? bytes.dropLast() : bytes[...]
    guard !shown.isEmpty else { return }
    if try !tell(isOutput ? .output(Array(shown)) : .errors(Array(shown))) { cause = .stop }
  }

  /// Whether there are too many threads and processes; looks now and then only.
  private mutating func isCrowded() -> Bool {
    guard .now - lastCount >= Self.countingPeriod else { return false }
    lastCount = .now
    return chost_count_tasks() > limits.tasks
  }

  private func isInputClosed() -> Bool {
    var byte: UInt8 = 0
    return read(STDIN_FILENO, &byte, 1) <= 0
  }

  /// Whether one of the signals that have come through `signals` ends a program.
  static func isInterrupted(_ signals: Int32) -> Bool {
    var numbers = [UInt8](repeating: 0, count: 64)
    let count = read(signals, &numbers, numbers.count)
    return count > 0 && numbers[..<count].contains { Int32($0) != SIGCHLD }
  }

  /// Ends what the process has left behind: the rest of its group, and what has gone to a group of its own.
  private func endStragglers() {
    kill(-child.process, SIGKILL)
    chost_end_children()
  }

  private func ending(_ status: Int32) -> Ending? {
    switch cause {
    case .stop: return nil
    case .time: return .timedOut(seconds: limits.seconds)
    case .output: return .flooded(bytes: limits.outputBytes)
    case .tasks: return .crowded(tasks: limits.tasks)
    case nil: break
    }
    if let ending = Record.ending(in: record, seal: seal) { return ending }
    return Ending(ofProcess: status)
  }
}

extension Ending {
  /// Whether the job came to its end.
  fileprivate var isRegular: Bool {
    switch self {
    case .finished, .played, .ran: true
    default: false
    }
  }

  /// The ending of a process that did not say how it ended, by what waitpid reported.
  init(ofProcess status: Int32) {
    let code = Int(chost_code(status))
    self = chost_exited(status) == 1 ? .leftEarly(status: code) : .trapped(signal: code)
  }
}
