/// A closure that is passed to another thread without a check.
///
/// `@unchecked Sendable`: closures of operators are not `@Sendable`, so they may capture anything; their author chooses
/// the scheduler on which they run.
///
/// An `UncheckedSendable<() -> Void>` would wrap each closure in a thunk, at the cost of an allocation per action.
struct UncheckedSendableWork: @unchecked Sendable {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }
}
