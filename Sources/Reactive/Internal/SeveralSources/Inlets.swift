import Synchronization

/// The sources of a junction that are under way; all of them are over when the downstream's lifetime is.
///
/// `@unchecked Sendable`: the variables and the links between the inlets are guarded by the lock.
@usableFromInline
final class Inlets: Holding, @unchecked Sendable {
  private let lock = Lock()
  @exclusivity(unchecked) private var first: Inlet?
  @exclusivity(unchecked) private var isClosed = false

  @usableFromInline
  init() {}

  /// Unlinks one by one: the chain of those who are left may be long, and would be released recursively.
  deinit {
    while takeFirst() != nil {}
  }

  /// Adds an inlet, or disposes of it at once if the junction has ended.
  @usableFromInline
  func add(_ inlet: Inlet) {
    let isLate = lock { () -> Bool in
      if isClosed { return true }
      inlet.after = first
      first?.before = inlet
      first = inlet
      return false
    }
    if isLate { inlet.dispose() }
  }

  @usableFromInline
  func remove(_ inlet: Inlet) {
    lock {
      if let before = inlet.before {
        before.after = inlet.after
      } else if first === inlet {
        first = inlet.after
      }
      inlet.after?.before = inlet.before
      inlet.after = nil
      inlet.before = nil
    }
  }

  /// The downstream's lifetime is over.
  @usableFromInline
  func release(_ key: Int) {
    while let inlet = lock({ takeFirst() }) { inlet.dispose() }
  }

  /// The downstream has ended, and releases its sources later.
  @usableFromInline
  func stop() {
    let stopped = lock { () -> [Inlet] in
      isClosed = true
      return Array(sequence(first: first, next: { $0?.after }).lazy.compactMap { $0 })
    }
    for inlet in stopped { inlet.stop() }
  }

  private func takeFirst() -> Inlet? {
    isClosed = true
    let inlet = first
    first = inlet?.after
    first?.before = nil
    inlet?.after = nil
    return inlet
  }
}

/// The lifetime of one source of a junction, linked with those of the others.
///
/// `@unchecked Sendable`: the links are guarded by the lock of the inlets. `before` is not counted: whoever links to an
/// inlet unlinks it before letting go.
@usableFromInline
class Inlet: Lifetime, @unchecked Sendable {
  private let state = Atomic<State>(.open)
  private let hasStarted = Atomic<Bool>(false)
  @exclusivity(unchecked) final var after: Inlet?
  @exclusivity(unchecked) unowned(unsafe) final var before: Inlet?

  /// How far the end has come.
  ///
  /// An end that waits at the gate comes after elements that wait there, so the source is over before the junction has
  /// taken all of it.
  private enum State: UInt8, AtomicRepresentable { case open, ending, closed }

  @inlinable
  override init() { super.init() }

  /// Whether the source has been subscribed to, and that has returned.
  @usableFromInline final var isStarted: Bool { hasStarted.load(ordering: .acquiring) }

  @usableFromInline
  final func started() { hasStarted.store(true, ordering: .releasing) }

  /// Ends the source, whose end waits at the gate; true for one caller only.
  final func endLater() -> Bool {
    guard state.compareExchange(expected: .open, desired: .ending, ordering: .acquiringAndReleasing).exchanged
    else { return false }
    _ = finish()
    return true
  }

  /// Ends the source for good: elements that wait at the gate are dropped.
  ///
  /// - Returns: False if that has been done before, or if the junction has ended.
  final func close() -> Bool {
    let before = state.exchange(.closed, ordering: .acquiringAndReleasing)
    return finish() || before == .ending
  }

  /// Whether `close()` has been called.
  final var isClosed: Bool { state.load(ordering: .acquiring) == .closed }
}
