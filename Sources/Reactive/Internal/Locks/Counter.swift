import Synchronization

/// A number that any thread may change.
@usableFromInline
struct Counter: ~Copyable {
  private let number: Atomic<Int>

  @usableFromInline
  init(_ number: Int) { self.number = Atomic(number) }

  @usableFromInline var value: Int { number.load(ordering: .acquiring) }

  /// Returns the new number.
  @usableFromInline
  @discardableResult
  func increment() -> Int { number.add(1, ordering: .acquiringAndReleasing).newValue }

  /// Returns the new number.
  @usableFromInline
  @discardableResult
  func decrement() -> Int { number.subtract(1, ordering: .acquiringAndReleasing).newValue }
}
