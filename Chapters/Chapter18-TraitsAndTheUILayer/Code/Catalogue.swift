import Dispatch
import Reactive

/// The server with the school's instruments, which needs 400 ms.
final class Catalogue {
  private let names = ["cello", "flute", "harp", "viola", "violin"]
  private let log: (String) -> Void

  /// Passes each request to `log`.
  init(log: @escaping (String) -> Void = { print($0) }) {
    self.log = log
  }

  func find(_ text: String) -> Single<[String]> {
    .deferred { [self] in
      log("GET /instruments?q=\(text)")
      let found = names.filter { name in name.hasPrefix(text) }
      return Observable<Int>.timer(
        .milliseconds(400), scheduler: server
      )
      .map { _ in found }
      .asSingle()
    }
  }
}
