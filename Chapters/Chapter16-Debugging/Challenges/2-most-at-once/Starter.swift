import Reactive

extension ObservableType {
  /// Prints the number of open subscriptions at each new record.
  func mostAtOnce(_ name: String) -> Observable<Element> {
    asObservable()
  }
}
