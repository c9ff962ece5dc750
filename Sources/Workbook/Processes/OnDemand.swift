import Synchronization

/// Something that is worked out when it is asked for first, and once; who asks meanwhile waits.
final class OnDemand<Value: Sendable>: Sendable {
  private enum State {
    case open(@Sendable () -> Value)
    case done(Value)
  }

  private let state: Mutex<State>

  init(_ body: @escaping @Sendable () -> Value) { state = Mutex(.open(body)) }

  var value: Value {
    state.withLock { state in
      if case .open(let body) = state { state = .done(body()) }
      guard case .done(let value) = state else { preconditionFailure("Nothing has come of it.") }
      return value
    }
  }

  /// What was worked out; nil if nobody has asked for it.
  var known: Value? { state.withLock { if case .done(let value) = $0 { value } else { nil } } }
}
