import Foundation
import Synchronization

/// The worker processes of a program.
///
/// Each worker runs one request at a time and is then reused, because starting a process takes longer than running an
/// example. All workers have terminated when the pool is released.
package final class WorkerPool: Sendable {
  private let program: URL
  private let environment: WorkerEnvironment
  private let sandbox: [String]?
  private let idle = Mutex<[Worker]>([])

  /// Creates a pool, which starts workers on demand.
  ///
  /// - Parameters:
  ///   - program: The executable of the workers, which must have the subcommand `worker`.
  ///   - sandbox: The command that starts a program in a sandbox, without the program; nil for no sandbox.
  package init(program: URL, environment: WorkerEnvironment = .plain, sandbox: [String]? = nil) {
    self.program = program
    self.environment = environment
    self.sandbox = sandbox
  }

  private func start() throws -> Worker {
    let command = [program.path(percentEncoded: false), "worker"]
    guard let sandbox else { return try Worker(command, environment) }
    return try Worker(sandbox + command + ["--sandboxed"], environment, isSandboxed: true)
  }

  deinit {
    let workers = idle.withLock(\.self)
    for worker in workers { worker.stop() }
    for worker in workers { worker.waitForExit() }
  }

  /// Starts a worker unless one is idle, so that the next request does not have to wait for it.
  package func prepare() throws {
    guard idle.withLock(\.isEmpty) else { return }
    let worker = try start()
    idle.withLock { $0.append(worker) }
  }

  /// Runs the jobs of `request`.
  ///
  /// Each job has an event for its start and one for its termination, even if the worker crashes.
  ///
  /// - Parameters:
  ///   - standardInput: The descriptor from which the jobs read; nil for /dev/null.
  ///   - receive: Called on this thread with each event and the position of its job.
  /// - Returns: A result for each job, in order.
  @discardableResult
  package func run(
    _ request: JobRequest, standardInput: Int32? = nil, receive: (Int, JobEvent) -> Void = { _, _ in }
  ) throws -> [RunResult] {
    var results = [RunResult](repeating: RunResult(), count: request.jobCount)
    let worker = try idle.withLock { $0.popLast() } ?? start()
    let isReusable = try worker.run(request, standardInput: standardInput) { position, event in
      results[position].receive(event)
      receive(position, event)
    }
    if isReusable {
      idle.withLock { $0.append(worker) }
    } else {
      worker.stop()
      worker.waitForExit()
    }
    return results
  }
}
