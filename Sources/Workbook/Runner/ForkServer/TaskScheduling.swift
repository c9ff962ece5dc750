import CSystemSupport
import Dispatch
import Reactive

/// Runs the jobs of Swift's tasks on the virtual clock, in order and one at a time, when all threads wait.
///
/// `Task.sleep` still takes real time, and the code after it runs concurrently with the clock until its next
/// suspension.
enum TaskScheduling {
  /// Intercepts the jobs of all future tasks.
  ///
  /// The virtual clock must have been started.
  static func intercept() {
    _ = csystem_intercept_task_jobs { intercepted, isMain in
      guard let intercepted else { return }
      // Nothing else uses the job.
      nonisolated(unsafe) let job = intercepted
      TimeSource.virtualClock?.perform(on: isMain == 1 ? .main : .concurrent(.global())) {
        csystem_run_task_job(job, isMain)
      }
    }
  }
}
