import Reactive

extension ObservableType {
  /// Subscribes, and prints each event after the subscriber's name.
  func noted(by name: String) -> any Disposable {
    subscribe { event in print("\(name): \(event)") }
  }
}

extension ConnectableObservable {
  /// Returns this observable, and connects it when `signal` emits.
  func connected(by signal: Observable<String>) -> Observable<Element> {
    _ = signal.subscribe(onNext: { _ in _ = self.connect() })
    return self
  }
}
