internal import Foundation

/// Threads for tests that block, so that servers and tests with deadlines can use the few threads of the concurrency
/// runtime.
package final class ThreadPool: TaskExecutor {
  private let queue = OperationQueue()

  package init(threads: Int) { queue.maxConcurrentOperationCount = threads }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    queue.addOperation { job.runSynchronously(on: executor) }
  }
}
