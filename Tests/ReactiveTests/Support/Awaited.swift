import Foundation
import Reactive

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

/// Ends this process, one of a test's own, should it wait for what never comes.
func limitProcess() { alarm(60) }
