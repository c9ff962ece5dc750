import Synchronization

/// A value that is computed once, on first access.
///
/// Other threads wait for the result.
package final class LazyValue<Value: Sendable>: Sendable {
  private enum State {
    case open(@Sendable () -> Value)
    case done(Value)
  }

  private let state: Mutex<State>

  package init(_ body: @escaping @Sendable () -> Value) { state = Mutex(.open(body)) }

  package var value: Value {
    state.withLock { state in
      if case .open(let body) = state { state = .done(body()) }
      guard case .done(let value) = state else { preconditionFailure("The value was not computed.") }
      return value
    }
  }

  /// The value, or nil if it has not been computed yet.
  package var computedValue: Value? {
    state.withLock { if case .done(let value) = $0 { value } else { nil } }
  }
}
