import CSystemSupport
import Foundation

/// The restrictions that a worker in a sandbox puts on itself and its jobs.
///
/// They separate a job from the worker, which reports how the job terminated: the job can neither open the worker's
/// files nor trace it, and it can't start programs.
package enum WorkerSandbox {
  /// Restricts the worker, before its first job.
  static func restrictWorker() throws(WorkerSandboxError) { try check(csystem_sandbox_worker()) }

  /// Restricts a job before it loads the code of a solution.
  static func restrictJob() throws(WorkerSandboxError) { try check(csystem_sandbox_job()) }

  /// Forbids a job to load other libraries than its solution.
  static func forbidNewCode() throws(WorkerSandboxError) { try check(csystem_forbid_new_code()) }

  /// Puts all restrictions on this process, to find out whether this system supports them.
  package static func test() throws {
    try restrictWorker()
    try restrictJob()
    try forbidNewCode()
  }

  private static func check(_ failure: Int32) throws(WorkerSandboxError) {
    if failure != 0 { throw WorkerSandboxError(reason: String(cString: strerror(failure))) }
  }
}

/// An error that occurs if the system doesn't support a restriction.
struct WorkerSandboxError: Error, CustomStringConvertible {
  let reason: String

  var description: String { "the worker cannot be restricted: \(reason)" }
}
