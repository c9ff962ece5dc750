/// Calls a closure once, at its disposal, and lets go of it.
///
/// `@unchecked Sendable`: `action` is guarded by the lock; whoever takes the closure out is the only one to call it.
final class ActionDisposable: Cancelable, @unchecked Sendable {
  private let lock = Lock()
  @exclusivity(unchecked) private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  var isDisposed: Bool { lock { action == nil } }

  func dispose() {
    let taken = lock { () -> (() -> Void)? in
      defer { action = nil }
      return action
    }
    taken?()
  }
}
