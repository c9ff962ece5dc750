import CHost
import Foundation
public import Lesson
import ProgramArguments
import Reactive

/// The process that forks a process of its own for each job, watches over it, and tells its parent on
/// standard output what happens.
///
/// It has one thread, because a fork copies no other. What to run comes as lines on its standard input, a socket, the
/// next one when the jobs of the one before have ended; what these are to read from may come with it. It ends when that is closed: its parent is gone, or wants it to stop.
public struct Host {
  private let chapters: [String: Chapter]
  private let signals: Int32
  private let traces = TraceMemory()

  /// What has a process bind all functions as it starts, and none when it is first called.
  static let binding = "LD_BIND_NOW"

  /// Makes a host; `chapters` are those linked into this program, by name.
  public init(chapters: [String: Chapter]) {
    self.chapters = chapters
    signals = chost_watch_signals()
    signal(SIGPIPE, SIG_IGN)
    chost_adopt_orphans()
  }

  /// Runs what is ordered.
  ///
  /// - Returns: The exit status for this process.
  public func run() throws -> Int32 {
    prepare()
    while let (line, input) = nextLine() {
      let status = try run(try HostOrder(line: line), readingFrom: input)
      if input >= 0 { close(input) }
      if status != 0 { return status }
    }
    return 0
  }

  /// Does for the first time what nearly every job does.
  ///
  /// What conforms to what is looked for in all modules, and found again in every fork of this process. So are functions,
  /// which have all been bound when this process started.
  private func prepare() {
    unsetenv(Self.binding)
    // Nothing of what a job does shall depend on where the book lies.
    ProgramArguments.replace(by: ["rxbook"])
    var text = ""
    print(0, 0.0, true, "", [0], to: &text)
    print(Event.next(0), Event.next(""), Event<Int>.completed, to: &text)
    _ = Observable.of(0, 1).map { "\($0)" }.filter { !$0.isEmpty }.subscribe { print($0, to: &text) }
    // Two threads of a job that need this for the first time at the same moment may wait for it for ever: Swift's runtime
    // on Linux loses count of who waits, as of 6.3.1.
    _ = Thread.current
    Record.prepare()
    _ = chost_find_hooks()
  }

  /// Waits for an order, and the descriptor that came with it or -1; nil when there will be none.
  private func nextLine() -> (line: [UInt8], input: Int32)? {
    var input: Int32 = -1
    var line: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while line.last != UInt8(ascii: "\n") {
      var descriptors = [STDIN_FILENO, signals].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&descriptors, 2, -1) > 0 else { continue }
      if descriptors[1].revents != 0, HostWatch.isInterrupted(signals) { return nil }
      guard descriptors[0].revents != 0 else { continue }
      let count = chost_receive(STDIN_FILENO, &block, block.count, &input)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return nil }
      line += block[..<count]
    }
    return (line, input)
  }

  /// Runs the jobs of `order`, one after another, with `input` as their standard input unless that is -1.
  private func run(_ order: HostOrder, readingFrom input: Int32) throws -> Int32 {
    for position in 0..<order.jobCount {
      guard try tell(.began) else { return 1 }
      var child = chost_child()
      let seal = Record.seal()
      traces.clear()
      let failure = chost_fork(order.directory(at: position), order.limits.memoryBytes, input, &child)
      if failure != 0 {
        let reason = String(cString: strerror(failure))
        guard try tell(.ended(.notStarted("no process could be made for it: \(reason)"))) else { return 1 }
        continue
      }
      if child.process == 0 {
        HostedJob(
          order: order, position: position, chapters: chapters,
          record: Record(descriptor: child.record, seal: seal), traces: traces
        ).run()
      }
      var watch = HostWatch(
        child: child, seal: seal, limits: order.limits, signals: signals, traces: traces, tell: tell)
      guard let ending = try watch.untilEnd(), try tell(.ended(ending)) else { return 130 }
    }
    return 0
  }

  /// Tells the parent of `event`; false when that is gone.
  private func tell(_ event: HostEvent) throws -> Bool {
    var bytes = try event.frame[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }
}
