import Reactive

/// Hides the `Variable` of the library.
enum Variable {}

/// A lane of the pool.
final class Lane {
  private let count = BehaviorRelay(value: 0)
  private let places: Int

  /// Creates an empty lane.
  init(places: Int) { self.places = places }

  /// The number of swimmers.
  var swimmers: Observable<Int> { count.asObservable() }

  /// Whether all places are taken.
  var isFull: Observable<Bool> {
    count.map { count in count >= self.places }
  }

  /// Adds a swimmer.
  func enter() { count.accept(count.value + 1) }

  /// Removes a swimmer, if there is one.
  func leave() { count.accept(max(0, count.value - 1)) }
}
