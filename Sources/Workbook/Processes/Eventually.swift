import Dispatch
import Synchronization

/// Something that is worked out on another thread from the start, and waited for when it is asked for.
final class Eventually<Value: Sendable>: Sendable {
  private let isThere = DispatchGroup()
  private let outcome = Mutex<Value?>(nil)

  init(_ body: @escaping @Sendable () -> Value) {
    DispatchQueue.global().async(group: isThere) {
      let value = body()
      self.outcome.withLock { $0 = value }
    }
  }

  /// What came of it.
  var value: Value {
    isThere.wait()
    guard let value = outcome.withLock({ $0 }) else { preconditionFailure("Nothing has come of it.") }
    return value
  }
}
