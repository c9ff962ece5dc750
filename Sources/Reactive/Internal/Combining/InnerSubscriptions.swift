import Synchronization

/// The active sources of a coordinator; all of them end with the downstream's lifetime.
///
/// `@unchecked Sendable`: the lock guards the variables and the links between the inner subscriptions.
@usableFromInline
final class InnerSubscriptions: Releasable, @unchecked Sendable {
  private let lock = Lock()
  @exclusivity(unchecked) private var first: InnerSubscription?
  @exclusivity(unchecked) private var isClosed = false

  @usableFromInline
  init() {}

  /// Unlinks the inner subscriptions one by one, because a long chain would be released recursively.
  deinit {
    while unlinkFirst() != nil {}
  }

  /// Adds an inner subscription, or disposes of it at once if the coordinator has ended.
  @usableFromInline
  func add(_ innerSubscription: InnerSubscription) {
    let isLate = lock { () -> Bool in
      if isClosed { return true }
      innerSubscription.after = first.take()
      innerSubscription.after?.before = innerSubscription
      first = innerSubscription
      return false
    }
    if isLate { innerSubscription.dispose() }
  }

  @usableFromInline
  func remove(_ innerSubscription: InnerSubscription) {
    lock {
      let after = innerSubscription.after.take()
      after?.before = innerSubscription.before
      if let before = innerSubscription.before {
        before.after = after
        innerSubscription.before = nil
      } else if first === innerSubscription {
        first = after
      }
    }
  }

  /// Disposes of all sources, because the downstream's lifetime has ended.
  @usableFromInline
  func release(_ key: Int) {
    while let innerSubscription = takeFirst() { innerSubscription.dispose() }
  }

  /// Leaves the disposal of the sources to the caller, because the downstream's lifetime has ended.
  @usableFromInline
  func releaseFlat(_ key: Int) -> Remainder { .several(self) }

  /// Stops all sources, because the downstream has ended and will release them later.
  @usableFromInline
  func stop(_ pending: inout [Lifetime]) {
    let stopped = lock { () -> [InnerSubscription] in
      isClosed = true
      return Array(sequence(first: first, next: { $0?.after }).lazy.compactMap { $0 })
    }
    for innerSubscription in stopped { innerSubscription.stop(&pending) }
  }

  /// Removes and returns the first inner subscription; from then on, no inner subscription can be added.
  func takeFirst() -> InnerSubscription? { lock { unlinkFirst() } }

  private func unlinkFirst() -> InnerSubscription? {
    isClosed = true
    guard let innerSubscription = first.take() else { return nil }
    first = innerSubscription.after.take()
    first?.before = nil
    return innerSubscription
  }
}

/// The lifetime of one source of a coordinator, linked with the lifetimes of the other sources.
///
/// `@unchecked Sendable`: the lock of `InnerSubscriptions` guards the links. `before` isn't retained, because an inner
/// subscription is unlinked before it is released.
@usableFromInline
class InnerSubscription: Lifetime, @unchecked Sendable {
  private let state = Atomic<State>(.open)
  private let hasStarted = Atomic<Bool>(false)
  @exclusivity(unchecked) final var after: InnerSubscription?
  @exclusivity(unchecked) unowned(unsafe) final var before: InnerSubscription?

  /// The progress of the source's terminal event.
  ///
  /// A terminal event that waits at the gate is delivered after elements that are waiting there, so a source may have
  /// ended before the coordinator has received all events of the source.
  private enum State: UInt8, AtomicRepresentable { case open, ending, closed }

  @inlinable
  override init() { super.init() }

  /// True if the source has been subscribed to, and that call has returned.
  @usableFromInline final var isStarted: Bool { hasStarted.load(ordering: .acquiring) }

  @usableFromInline
  final func started() { hasStarted.store(true, ordering: .releasing) }

  /// Ends the source while its terminal event waits at the gate; true for the first caller only.
  final func endLater() -> Bool {
    guard state.compareExchange(expected: .open, desired: .ending, ordering: .acquiringAndReleasing).exchanged
    else { return false }
    _ = finish()
    return true
  }

  /// Ends the source for good: elements that wait at the gate are dropped.
  ///
  /// - Returns: False if the source was already closed, or if the coordinator has ended.
  final func close() -> Bool {
    let former = state.exchange(.closed, ordering: .acquiringAndReleasing)
    return finish() || former == .ending
  }

  /// True if `close()` has been called.
  final var isClosed: Bool { state.load(ordering: .acquiring) == .closed }
}
