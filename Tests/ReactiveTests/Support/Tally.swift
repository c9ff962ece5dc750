import Synchronization

/// A number that any thread may count up.
final class Tally: Sendable {
  private let count = Atomic<Int>(0)

  var value: Int { count.load(ordering: .acquiring) }

  @discardableResult
  func increment() -> Int { count.add(1, ordering: .acquiringAndReleasing).newValue }
}
