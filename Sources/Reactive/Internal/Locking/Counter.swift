import Synchronization

/// A number that any thread may increment and decrement.
@usableFromInline
struct Counter: ~Copyable {
  private let number: Atomic<Int>

  @usableFromInline
  init(_ number: Int) { self.number = Atomic(number) }

  @usableFromInline var value: Int { number.load(ordering: .acquiring) }

  /// Increments the number and returns the result.
  @usableFromInline
  @discardableResult
  func increment() -> Int { number.add(1, ordering: .acquiringAndReleasing).newValue }

  /// Decrements the number and returns the result.
  @usableFromInline
  @discardableResult
  func decrement() -> Int { number.subtract(1, ordering: .acquiringAndReleasing).newValue }
}
