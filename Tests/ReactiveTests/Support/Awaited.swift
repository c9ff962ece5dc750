import Foundation

@testable import Reactive

/// Waits until `body` has called its argument.
///
/// Throws when the test is cancelled, for example by its time limit: each suite that waits needs one.
func awaited(
  isolation: isolated (any Actor)? = #isolation, _ body: (@escaping @Sendable () -> Void) -> Void
) async throws {
  let _: Bool = try await awaited { done in body { done(true) } }
}

/// Waits until `body` has called its argument, and returns the value that it was called with.
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

/// Returns the events of a source that terminates on another thread.
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

/// Runs `work` on a new thread and returns its result, or throws if it takes longer than five minutes, as in a
/// deadlock.
func bounded<Value: Sendable>(_ work: @escaping @Sendable () -> Value) throws -> Value {
  let result = Guarded<Value?>(nil)
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    _ = result.exchange(work())
    isDone.signal()
  }
  // Blocks this thread, so that other tests run in parallel as usual.
  guard isDone.wait(timeout: .now() + 300) == .success, let value = result.read({ $0 }) else {
    throw Deadlocked()
  }
  return value
}

struct Deadlocked: Error {}
