import Reactive

/// Hides the `Variable` of the library.
enum Variable {}

/// A lane of the pool.
final class Lane {
  private let told = BehaviorSubject(value: 0)
  private var count = 0 {
    didSet { told.onNext(count) }
  }

  /// The number of swimmers.
  let swimmers: Observable<Int>

  /// Whether all places are taken.
  let isFull: Observable<Bool>

  /// Creates an empty lane.
  init(places: Int) {
    swimmers = told.asObservable()
    isFull =
      told
      .map { count in count >= places }
      .distinctUntilChanged()
  }

  deinit { told.onCompleted() }

  /// Adds a swimmer.
  func enter() { count += 1 }

  /// Removes a swimmer, if there is one.
  func leave() { count = max(0, count - 1) }
}
