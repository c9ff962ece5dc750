import Dispatch
import Synchronization

/// A value that is computed on another thread.
///
/// Reading it waits for the result.
package final class BackgroundValue<Value: Sendable>: Sendable {
  private let isThere = DispatchGroup()
  private let outcome = Mutex<Value?>(nil)

  package init(_ body: @escaping @Sendable () -> Value) {
    DispatchQueue.global().async(group: isThere) {
      let value = body()
      self.outcome.withLock { $0 = value }
    }
  }

  /// The computed value; waits until it is available.
  package var value: Value {
    isThere.wait()
    guard let value = outcome.withLock({ $0 }) else { preconditionFailure("The value is missing.") }
    return value
  }
}
