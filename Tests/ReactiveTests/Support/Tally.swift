import Synchronization

/// A counter that any thread may increment.
final class Tally: Sendable {
  private let count = Atomic<Int>(0)

  var value: Int { count.load(ordering: .acquiring) }

  @discardableResult
  func increment() -> Int { count.add(1, ordering: .acquiringAndReleasing).newValue }
}
