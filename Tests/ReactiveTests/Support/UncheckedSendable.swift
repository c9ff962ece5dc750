/// Passes a value to other threads even if its type isn't `Sendable`.
///
/// Each test that uses it must make sure that this is safe.
struct UncheckedSendable<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
