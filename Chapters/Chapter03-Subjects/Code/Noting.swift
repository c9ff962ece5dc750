import Reactive

extension ObservableType {
  /// Subscribes, and prints each event behind the name of who hears it.
  func noted(by name: String) -> any Disposable {
    subscribe { event in print("\(name): \(event)") }
  }
}
