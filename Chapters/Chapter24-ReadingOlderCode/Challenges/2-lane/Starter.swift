import Reactive

/// Stands in front of the one of 2017.
enum Variable {}

/// A lane of the pool.
final class Lane {
  private let count = BehaviorRelay(value: 0)
  private let places: Int

  /// Makes an empty lane.
  init(places: Int) { self.places = places }

  /// How many swimmers there are.
  var swimmers: Observable<Int> { count.asObservable() }

  /// Whether all places are taken.
  var isFull: Observable<Bool> {
    count.map { count in count >= self.places }
  }

  /// Somebody enters the lane.
  func enter() { count.accept(count.value + 1) }

  /// Somebody leaves the lane.
  func leave() { count.accept(max(0, count.value - 1)) }
}
