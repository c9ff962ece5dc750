internal import Foundation

/// Runs `body`, which blocks, on a new thread.
///
/// The server needs the few threads of the concurrency runtime.
package func onOwnThread<Result: Sendable>(
  _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    let thread = Thread { continuation.resume(with: Swift.Result(catching: body)) }
    thread.stackSize = 1 << 22
    thread.start()
  }
}
