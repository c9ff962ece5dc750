import Reactive

extension ObservableType {
  /// Prints the last elements before an error.
  func lastWords(_ count: Int) -> Observable<Element> {
    asObservable()
  }
}
