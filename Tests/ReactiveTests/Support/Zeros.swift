import Reactive

extension ObservableType {
  /// Emits 0 for each element, for tests that need a sequence of integers.
  var zeros: Observable<Int> { map { _ in 0 } }
}
