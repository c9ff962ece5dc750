internal import ExitTesting
internal import Foundation
package import Testing

extension Trait where Self == Waiting {
  /// A trait for tests that block their thread while they wait for programs.
  ///
  /// They run on separate threads instead of the few threads of the concurrency runtime.
  package static var waiting: Self { Waiting() }
}

/// See ``waiting``.
package struct Waiting: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  // One thread more than there are processors, because the awaited programs don't always keep one busy.
  private static let threads = ThreadPool(threads: ProcessInfo.processInfo.activeProcessorCount + 1)

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(Self.threads) { try await function() }
  }
}
