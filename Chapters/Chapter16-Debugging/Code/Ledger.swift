import Reactive
import Synchronization

/// Which subscriptions there are, by name.
final class Ledger: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  var open: [String: Int] { counts.withLock { $0 } }

  func add(_ name: String, _ difference: Int) {
    counts.withLock { counts in
      counts[name, default: 0] += difference
      if counts[name] == 0 { counts[name] = nil }
    }
  }
}

extension ObservableType {
  func counted(
    as name: String, in ledger: Ledger
  ) -> Observable<Element> {
    .deferred {
      ledger.add(name, 1)
      return self.do(onDispose: { ledger.add(name, -1) })
    }
  }
}
