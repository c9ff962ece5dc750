import Synchronization

/// Calls a closure once, at its disposal, and lets go of it.
///
/// `@unchecked Sendable`: `action` belongs to whoever disposes first.
final class ActionDisposable: Cancelable, Holding, @unchecked Sendable {
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
