import Reactive

/// Stands in front of the one of 2017.
enum Variable {}

/// A lane of the pool.
final class Lane {
  private let told = BehaviorSubject(value: 0)
  private var count = 0 {
    didSet { told.onNext(count) }
  }

  /// How many swimmers there are.
  let swimmers: Observable<Int>

  /// Whether all places are taken.
  let isFull: Observable<Bool>

  /// Makes an empty lane.
  init(places: Int) {
    swimmers = told.asObservable()
    isFull =
      told
      .map { count in count >= places }
      .distinctUntilChanged()
  }

  deinit { told.onCompleted() }

  /// Somebody enters the lane.
  func enter() { count += 1 }

  /// Somebody leaves the lane.
  func leave() { count = max(0, count - 1) }
}
