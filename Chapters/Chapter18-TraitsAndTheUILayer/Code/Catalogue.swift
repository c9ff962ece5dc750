import Dispatch
import Reactive

/// A server that knows the school's instruments, and needs 400 ms.
final class Catalogue {
  private let names = ["cello", "flute", "harp", "viola", "violin"]
  private var failures: Int
  private let log: (String) -> Void

  /// The first so many requests fail; each is told to `log`.
  init(
    failures: Int = 0, log: @escaping (String) -> Void = { print($0) }
  ) {
    self.failures = failures
    self.log = log
  }

  func find(_ text: String) -> Single<[String]> {
    .deferred { [self] in
      log("GET /instruments?q=\(text)")
      failures -= 1
      let isDown = failures >= 0
      let found = names.filter { name in name.hasPrefix(text) }
      return Observable<Int>.timer(
        .milliseconds(400), scheduler: server
      )
      .map { _ in
        if isDown { throw Offline() }
        return found
      }
      .asSingle()
    }
  }
}
