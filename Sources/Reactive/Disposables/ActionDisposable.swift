import Synchronization

/// A disposable that calls a closure once, when it is disposed of, and then releases it.
///
/// `@unchecked Sendable`: only the first caller of `dispose()` accesses `action`.
final class ActionDisposable: Cancelable, Releasable, @unchecked Sendable {
  private let over = Atomic<Bool>(false)
  @exclusivity(unchecked) private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  var isDisposed: Bool { over.load(ordering: .acquiring) }

  func dispose() {
    if over.exchange(true, ordering: .acquiringAndReleasing) { return }
    var taken: (() -> Void)?
    swap(&taken, &action)
    taken?()
  }

  func release(_ key: Int) { dispose() }
}
