package import Testing
internal import Foundation

extension Trait where Self == Waiting {
  /// For tests that wait for programs, and so hold the thread they run on: they get other threads than the few of
  /// the concurrency runtime, which servers and tests with deadlines need meanwhile.
  package static var waiting: Self { Waiting() }
}

/// See ``waiting``.
package struct Waiting: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(Threads.shared) { try await function() }
  }

  /// One thread more than there are processors: what is waited for does not always keep one busy.
  private final class Threads: TaskExecutor {
    static let shared = Threads()

    private let queue = OperationQueue()

    private init() { queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount + 1 }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      let executor = asUnownedTaskExecutor()
      queue.addOperation { job.runSynchronously(on: executor) }
    }
  }
}
