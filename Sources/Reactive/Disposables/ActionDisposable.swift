/// Calls a closure once, at its disposal, and lets go of it.
///
/// `@unchecked Sendable`: whoever takes the closure out of its guard is the only one to call it.
final class ActionDisposable: Cancelable, @unchecked Sendable {
  private let action: Guarded<(() -> Void)?>

  init(_ action: @escaping () -> Void) { self.action = Guarded(action) }

  var isDisposed: Bool { action.read(\.isNone) }

  func dispose() { action.exchange(nil)?() }
}

extension Optional {
  fileprivate var isNone: Bool { self == nil }
}
