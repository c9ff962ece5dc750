import Reactive

extension ObservableType {
  /// Subscribes, and prints each event after the subscriber's name.
  func noted(by name: String) -> any Disposable {
    subscribe { event in print("\(name): \(event)") }
  }
}
