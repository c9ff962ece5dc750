/// A value that any thread may read and write as a whole.
///
/// `@unchecked Sendable`: every access holds the lock.
@usableFromInline
final class Guarded<Value>: @unchecked Sendable {
  @usableFromInline let lock = Lock()
  @usableFromInline @exclusivity(unchecked) var value: Value

  @inlinable
  init(_ value: Value) { self.value = value }

  /// The whole value; a key path, as in `read(\.self)`, would be created at each call if `Value` is generic.
  @inlinable
  var current: Value { lock { value } }

  func read<Part>(_ part: (Value) -> Part) -> Part { lock { part(value) } }

  /// Changes the value in place; the owner must release objects that `body` removes outside of the lock.
  func change<Result>(_ body: (inout Value) -> Result) -> Result { lock { body(&value) } }

  func write(_ change: (inout Value) -> Void) {
    let replaced = lock { () -> Value in
      defer { change(&value) }
      return value
    }
    withExtendedLifetime(replaced) {}
  }

  /// Stores `replacement` and returns the old value, which is released outside of the lock.
  @inlinable
  func exchange(_ replacement: Value) -> Value {
    lock {
      defer { value = replacement }
      return value
    }
  }
}
