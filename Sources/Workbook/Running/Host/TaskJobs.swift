import CHost
import Dispatch
import Reactive

/// The jobs of Swift's tasks, as work on the virtual clock: they are done in order, one after another, when everybody
/// waits.
///
/// What a task sleeps stays real, and what it does then runs beside the clock until it awaits something.
enum TaskJobs {
  /// Takes the jobs of all tasks that there will be; the virtual clock must have been started.
  static func capture() {
    _ = chost_capture_jobs { captured, isMain in
      guard let captured else { return }
      // Nobody else has the job.
      nonisolated(unsafe) let job = captured
      TimeSource.virtualClock?.perform(on: isMain == 1 ? .main : .concurrent(.global())) {
        chost_run_job(job, isMain)
      }
    }
  }
}
