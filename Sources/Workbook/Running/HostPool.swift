public import Foundation
import Synchronization

/// The hosts of a program.
///
/// Each runs one order at a time and is kept for the next one, because starting it takes longer than running an example.
/// All have ended when the pool is gone.
public final class HostPool: Sendable {
  private let program: URL
  private let environment: HostEnvironment
  private let words: [String]
  private let idle = Mutex<[HostProcess]>([])

  /// Makes hosts of `program`, the executable that knows the subcommand `host`, when there is something to run.
  ///
  /// - Parameter words: What stands before the program in the command that starts it, such as a wall's.
  public init(program: URL, environment: HostEnvironment = .plain, behind words: [String] = []) {
    self.program = program
    self.environment = environment
    self.words = words
  }

  private func start() throws -> HostProcess {
    try HostProcess(words + [program.path(percentEncoded: false), "host"], environment)
  }

  deinit {
    let hosts = idle.withLock(\.self)
    for host in hosts { host.dismiss() }
    for host in hosts { host.waitForEnd() }
  }

  /// Starts a host unless one is idle, so that the next order need not wait for that.
  public func prepare() throws {
    guard idle.withLock(\.isEmpty) else { return }
    let host = try start()
    idle.withLock { $0.append(host) }
  }

  /// Runs what `order` says; `receive` is called on this thread with each event and the position of its job.
  ///
  /// Every job begins and ends, also when the host itself does not live to tell.
  ///
  /// - Parameter standardInput: The descriptor that jobs read from; nil if there is nothing to read.
  /// - Returns: What each job did, in order.
  @discardableResult
  public func run(
    _ order: HostOrder, standardInput: Int32? = nil, receive: (Int, HostEvent) -> Void = { _, _ in }
  ) throws -> [JobRun] {
    var jobs = [JobRun](repeating: JobRun(), count: order.jobCount)
    let host = try idle.withLock { $0.popLast() } ?? start()
    let canGoOn = try host.run(order, standardInput: standardInput) { position, event in
      jobs[position].receive(event)
      receive(position, event)
    }
    if canGoOn {
      idle.withLock { $0.append(host) }
    } else {
      host.dismiss()
      host.waitForEnd()
    }
    return jobs
  }
}
