import CHost
import Foundation
import Lesson
import Reactive
import ReactiveTesting
import Synchronization

/// A file of the reader's in the process that runs it.
///
/// Its examples run where they stand, each in a fork of this process, so that a trap, an exit or a timer of one of them
/// costs no other anything; where that cannot be, because there are several threads, in this process.
final class HostedScript: Sendable {
  private let time: HostOrder.Time
  private let hostedTime: HostedTime
  private let record: Record
  private let traces: TraceMemory
  private let before: Remains
  private let played = Mutex<[ScriptEnding.Played]>([])

  /// The one of this process.
  private static let current = Mutex<HostedScript?>(nil)

  private init(time: HostOrder.Time, record: Record, traces: TraceMemory) {
    self.time = time
    self.record = record
    self.traces = traces
    hostedTime = HostedTime(time)
    before = .present
  }

  /// Runs the function `main` of `library` as that of a program which was given `arguments`.
  static func run(
    _ library: SharedLibrary, arguments: [String], time: HostOrder.Time, record: Record, traces: TraceMemory
  ) throws(LoadingError) -> Never {
    let script = HostedScript(time: time, record: record, traces: traces)
    traces.watch(try library.symbol("main"))
    current.withLock { $0 = script }
    Grammar.watch()
    ExampleStage.open { script.perform($0) }
    chost_capture_main_loop {
      chost_at_exit { HostedScript.end(exiting: $0) }
      TimeSource.virtualClock?.drive(isReluctant: true) { false }
    }
    try library.main(arguments: arguments)
    script.end()
  }

  /// Ends a program whose main function awaits: it exits when that has returned.
  private static func end(exiting status: Int32) {
    guard status == 0, let script = current.withLock(\.self) else { return }
    // On real time this is work of the main queue, which waits for no other.
    if script.time != .real { script.hostedTime.finish() }
    script.leave()
  }

  /// Does what is due, and on real time all that is still to come; leaves with what is left then.
  private func end() -> Never {
    hostedTime.finish()
    if time == .real, left.leaks > 0 {
      let subscriptions = left.leaks == 1 ? "1 subscription is" : "\(left.leaks) subscriptions are"
      let them = left.leaks == 1 ? "it has" : "they have"
      FileHandle.standardError.write(
        Data("\(subscriptions) still alive; going on until \(them) ended, or Ctrl-C.\n".utf8))
      _ = MainQueue.wait(until: .distantFuture) { left.leaks <= 0 && WorkCount.current == 0 }
    }
    leave()
  }

  private func leave() -> Never {
    record.leave(
      .ran(
        ScriptEnding(
          isOnRealTime: time == .real, remains: .left(since: before), examples: played.withLock(\.self))))
  }

  private var left: Remains { Remains.present.since(before) }

  private func perform(_ act: ExampleStage.Act) {
    switch act {
    case .example(let example): perform(example)
    case .diagram(let diagram): perform(diagram)
    }
  }

  private func perform(_ example: Example) {
    announce(example.header)
    let ending = chost_has_one_thread() == 1 ? forked { self.run(example) } : run(example)
    let trace = traces.trace
    played.withLock { $0.append(.init(example, ending: ending, trace: trace)) }
    traces.clearNotes()
  }

  private func perform(_ diagram: Diagram) {
    announce("--- Diagram: \(diagram.name) ---")
    let draw = { () -> Ending in
      do throws(MarblePlayError) {
        for line in try diagram.drawn() { print(line) }
      } catch {
        return .threw(error.message)
      }
      return .played([])
    }
    let ending = chost_has_one_thread() == 1 ? forked(draw) : draw()
    let trace = traces.trace
    played.withLock { $0.append(.init(name: diagram.name, ending: ending, trace: trace)) }
    traces.clearNotes()
  }

  /// Prints what stands above the output of an example or a diagram.
  private func announce(_ header: String) {
    let isFirst = played.withLock(\.isEmpty)
    print("\(isFirst ? "" : "\n")\(header)")
  }

  private func run(_ example: Example) -> Ending {
    // What it leaves behind is told of the example, and not of the file as well.
    HostedExample(example, time: hostedTime).run()
  }

  /// Does `body` in a fork of this process.
  private func forked(_ body: () -> Ending) -> Ending {
    let seal = Record.seal()
    var descriptor: Int32 = -1
    let process = chost_branch(&descriptor)
    if process == 0 { Record(descriptor: descriptor, seal: seal).leave(body()) }
    if process < 0 { return body() }
    chost_watch_branch(process)
    defer {
      chost_watch_branch(0)
      close(descriptor)
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // What it has started may hold the other end open: there is what there is.
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(descriptor, &block, block.count), count > 0 { bytes += block[..<count] }
    return Record.ending(in: bytes, seal: seal) ?? Ending(ofProcess: status)
  }
}
