import Reactive

/// A customer who is connected to the server, counted while in memory.
final class Connection: Disposable {
  init() { Resources.incrementTotal() }

  deinit { Resources.decrementTotal() }

  func dispose() {}
}
