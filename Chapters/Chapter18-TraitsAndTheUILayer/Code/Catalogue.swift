import Dispatch
import Reactive

/// A server that knows the school's instruments, and needs 400 ms.
final class Catalogue {
  private let names = ["cello", "flute", "harp", "viola", "violin"]
  private let log: (String) -> Void

  /// Each request is told to `log`.
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
