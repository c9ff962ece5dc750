import CSystemSupport
import Foundation
import Lesson
import Reactive
import ReactiveTesting
import Synchronization

/// A script, which is a Swift file of the reader, in the process that runs it.
///
/// Its examples run where they are declared, each in a fork of this process, so a trap, an exit or a timer of one
/// example does not affect the others. If this process has several threads, it cannot be forked, and runs the examples
/// itself.
final class ScriptJob: Sendable {
  private let time: JobRequest.Time
  private let clock: JobTimeSource
  private let results: ResultPipe
  private let traces: SharedTraceBuffer
  private let before: LeakReport
  private let examples = Mutex<[ScriptSummary.ExampleResult]>([])

  /// The script of this process.
  private static let current = Mutex<ScriptJob?>(nil)

  private init(time: JobRequest.Time, results: ResultPipe, traces: SharedTraceBuffer) {
    self.time = time
    self.results = results
    self.traces = traces
    clock = JobTimeSource(time)
    before = .current
  }

  /// Runs the function `main` of `library` like a program with `arguments`.
  static func run(
    _ library: SharedLibrary, arguments: [String], time: JobRequest.Time, results: ResultPipe,
    traces: SharedTraceBuffer
  ) throws(LoadingError) -> Never {
    let script = ScriptJob(time: time, results: results, traces: traces)
    traces.record(in: try library.symbol("main"))
    current.withLock { $0 = script }
    Grammar.watch()
    DeclarationHandler.install { script.perform($0) }
    csystem_intercept_main_loop {
      csystem_at_exit { ScriptJob.finishAsynchronousMain(exitStatus: $0) }
      TimeSource.virtualClock?.drive(isReluctant: true) { false }
    }
    try library.main(arguments: arguments)
    script.finish()
  }

  /// Finishes a program with an asynchronous main function, after which the runtime calls `exit`.
  private static func finishAsynchronousMain(exitStatus: Int32) {
    guard exitStatus == 0, let script = current.withLock(\.self) else { return }
    // On real time this code runs on the main queue, which cannot wait for its own work.
    if script.time != .real { script.clock.runDueWork() }
    script.exit()
  }

  /// Runs the work that is due, or all pending work on real time, and exits.
  private func finish() -> Never {
    clock.runDueWork()
    if time == .real, report.leaks > 0 {
      let subscriptions = report.leaks == 1 ? "1 subscription is" : "\(report.leaks) subscriptions are"
      let end = report.leaks == 1 ? "it ends" : "they end"
      FileHandle.standardError.write(
        Data(
          "\(subscriptions) still active; the script keeps running until \(end). Press Ctrl-C to stop.\n".utf8
        ))
      _ = MainQueue.wait(until: .distantFuture) { report.leaks <= 0 && WorkCount.current == 0 }
    }
    exit()
  }

  private func exit() -> Never {
    results.exit(
      with: .ran(
        ScriptSummary(
          isOnRealTime: time == .real, leakReport: .settled(since: before),
          examples: examples.withLock(\.self))))
  }

  private var report: LeakReport { LeakReport.current.since(before) }

  private func perform(_ declaration: DeclarationHandler.Declaration) {
    switch declaration {
    case .example(let example): perform(example)
    case .diagram(let diagram): perform(diagram)
    }
  }

  private func perform(_ example: Example) {
    printHeader(example.header)
    // The leaks are reported for the example, and must not be reported again for the script.
    let termination = inFork { ExampleJob(example, clock: self.clock).run() }
    let trace = traces.trace
    examples.withLock { $0.append(.init(example, termination: termination, trace: trace)) }
    traces.clearBacktraces()
  }

  private func perform(_ diagram: Diagram) {
    printHeader("--- Diagram: \(diagram.name) ---")
    let termination = inFork {
      do throws(MarblePlayError) {
        for line in try diagram.drawn() { print(line) }
      } catch {
        return .threw(error.message)
      }
      return .played([])
    }
    let trace = traces.trace
    examples.withLock { $0.append(.init(name: diagram.name, termination: termination, trace: trace)) }
    traces.clearBacktraces()
  }

  /// Prints the header above the output of an example or a diagram.
  private func printHeader(_ header: String) {
    let isFirst = examples.withLock(\.isEmpty)
    print("\(isFirst ? "" : "\n")\(header)")
  }

  /// Runs `body` in a fork of this process, or in this process if it cannot be forked.
  private func inFork(_ body: () -> Termination) -> Termination {
    guard csystem_has_one_thread() == 1 else { return body() }
    let nonce = ResultPipe.makeNonce()
    var descriptor: Int32 = -1
    let process = csystem_fork_in_place(&descriptor)
    if process == 0 { ResultPipe(descriptor: descriptor, nonce: nonce).exit(with: body()) }
    if process < 0 { return body() }
    csystem_forward_backtrace_signal(process)
    defer {
      csystem_forward_backtrace_signal(0)
      close(descriptor)
    }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    func readAvailableBytes() {
      while case let count = read(descriptor, &block, block.count), count > 0 { bytes += block[..<count] }
    }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    var status: Int32 = 0
    // The end of the pipe says nothing, because processes that the fork has started may still hold the other end.
    while waitpid(process, &status, WNOHANG) == 0 {
      var readable = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&readable, 1, 20)
      // If the fork has closed the pipe, `poll` does not wait.
      if readable.revents & Int16(POLLIN) == 0 { usleep(1000) }
      readAvailableBytes()
    }
    readAvailableBytes()
    return ResultPipe.termination(in: bytes, nonce: nonce) ?? Termination(ofProcess: status)
  }
}
