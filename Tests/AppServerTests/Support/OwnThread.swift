import Foundation

/// Does `body`, which waits, on a thread of its own: those of the concurrency runtime are few, and the server needs them.
func onOwnThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    let thread = Thread { continuation.resume(with: Swift.Result(catching: body)) }
    thread.stackSize = 1 << 22
    thread.start()
  }
}
