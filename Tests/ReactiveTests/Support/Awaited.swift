import Foundation

@testable import Reactive

/// Waits until what `body` is handed has been called.
///
/// Throws when the test is cancelled, as at the end of its time: a suite that waits has a limit.
func awaited(
  isolation: isolated (any Actor)? = #isolation, _ body: (@escaping @Sendable () -> Void) -> Void
) async throws {
  let _: Bool = try await awaited { done in body { done(true) } }
}

/// Waits until what `body` is handed has been called, and returns what it was called with.
func awaited<Value: Sendable>(
  isolation: isolated (any Actor)? = #isolation, _ body: (@escaping @Sendable (Value) -> Void) -> Void
) async throws -> Value {
  let (values, sender) = AsyncStream<Value>.makeStream()
  body {
    sender.yield($0)
    sender.finish()
  }
  for await value in values { return value }
  throw CancellationError()
}

/// The events of a source that ends on another thread.
func lines<Element>(of source: Observable<Element>) async throws -> [String] {
  let subscription = SerialDisposable()
  defer { subscription.dispose() }
  return try await awaited { done in
    let log = Log()
    subscription.disposable = source.subscribe { event in
      log("\(event)")
      if event.isStopEvent { done(log.lines) }
    }
  }
}

/// What `work` returns, done on a thread of its own; throws where that takes more than five minutes, as when it locks up.
func bounded<Value: Sendable>(_ work: @escaping @Sendable () -> Value) throws -> Value {
  let result = Guarded<Value?>(nil)
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    _ = result.exchange(work())
    isDone.signal()
  }
  // Waits in place, so that tests run beside this one as they do beside any other.
  guard isDone.wait(timeout: .now() + 300) == .success, let value = result.read({ $0 }) else {
    throw LockedUp()
  }
  return value
}

struct LockedUp: Error {}

/// Ends this process, one of a test's own, should it wait for what never comes.
func limitProcess() { alarm(300) }
