import Reactive

enum PoolError: Error { case noSignal }

/// The server of the pool, which answers at once if it is online.
final class Office {
  var isOnline = true
  var record: (String) -> Void = { line in print(line) }

  func get(_ path: String) -> Observable<String> {
    .deferred {
      self.record("GET \(path)")
      return self.isOnline
        ? .just("OK \(path)") : .error(PoolError.noSignal)
    }
  }

  func report(_ error: any Error) { record("report: \(error)") }
}
