import Foundation
import Reactive

/// The server in the office, which answers at once if it is online.
final class Office {
  var isOnline = true

  func get(_ path: String) -> Observable<String> {
    .deferred {
      print("GET \(path)")
      return self.isOnline
        ? .just("OK \(path)") : .error(PoolError.noSignal)
    }
  }
}
