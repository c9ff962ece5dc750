/// A value that is passed to a task without a check.
///
/// `@unchecked Sendable`: code that iterates over a sequence whose elements are sent from elsewhere is responsible for
/// their thread safety, like code that observes on another scheduler.
struct UncheckedSendable<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
