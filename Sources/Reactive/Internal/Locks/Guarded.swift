/// A value that any thread may read and write, as a whole.
///
/// `@unchecked Sendable`: every access holds the lock.
@usableFromInline
final class Guarded<Value>: @unchecked Sendable {
  private let lock = Lock()
  @exclusivity(unchecked) private var value: Value

  @usableFromInline
  init(_ value: Value) { self.value = value }

  /// All of it. (A key path, as in `read(\.self)`, would be made anew at each call where `Value` is generic.)
  var current: Value { lock { value } }

  func read<Part>(_ part: (Value) -> Part) -> Part { lock { part(value) } }

  func write(_ change: (inout Value) -> Void) {
    let replaced = lock { () -> Value in
      defer { change(&value) }
      return value
    }
    withExtendedLifetime(replaced) {}
  }

  /// Puts `replacement` in and hands out what was there, to be released outside of the lock.
  @usableFromInline
  func exchange(_ replacement: Value) -> Value {
    lock {
      defer { value = replacement }
      return value
    }
  }
}
