import Synchronization

/// A Boolean value that starts as false, and that any thread may set to true.
@usableFromInline
final class Flag: Sendable {
  @usableFromInline let flag = Atomic<Bool>(false)

  @inlinable
  init() {}

  @inlinable
  var isSet: Bool { flag.load(ordering: .acquiring) }

  @inlinable
  func set() { flag.store(true, ordering: .releasing) }
}
