package import Testing
internal import Foundation

extension Trait where Self == ExitTest {
  /// A trait for tests with `#expect(processExitsWith:)`.
  ///
  /// Swift Testing blocks a thread until the process has exited, and then uses a whole core until one of its tasks has
  /// registered for the exit status. On the few threads of the concurrency runtime, on which all other tests wait,
  /// that takes minutes. So these tests have threads of their own, and only some of them run at the same time.
  package static var exitTest: Self { Self() }
}

/// See ``exitTest``.
package struct ExitTest: TestTrait, SuiteTrait, TestScoping {
  package let isRecursive = true

  // Each test has several tasks, most of which block their thread.
  private static let threads = ThreadPool(threads: 8 * ProcessInfo.processInfo.activeProcessorCount)

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Permits.shared.acquire()
    do {
      try await withTaskExecutorPreference(Self.threads) { try await function() }
    } catch {
      await Permits.shared.release()
      throw error
    }
    await Permits.shared.release()
  }

  /// Limits the number of processes.
  private actor Permits {
    static let shared = Permits()

    private var free = ProcessInfo.processInfo.activeProcessorCount + 1
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func acquire() async {
      if free > 0 {
        free -= 1
      } else {
        await withCheckedContinuation { waiting.append($0) }
      }
    }

    func release() {
      if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
  }
}
