import Reactive

extension ObservableType {
  /// Sends 0 for each element, also where there can be none.
  var zeros: Observable<Int> { map { _ in 0 } }
}
