import Reactive

/// A connection to a customer, which counts itself while it exists.
final class Connection: Disposable {
  init() { Resources.incrementTotal() }

  deinit { Resources.decrementTotal() }

  func dispose() {}
}
