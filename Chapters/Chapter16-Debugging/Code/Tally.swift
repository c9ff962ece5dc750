import Reactive
import Synchronization

/// Which subscriptions there are, by name.
final class Tally: Sendable {
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
    as name: String, in tally: Tally
  ) -> Observable<Element> {
    .deferred {
      tally.add(name, 1)
      return self.do(onDispose: { tally.add(name, -1) })
    }
  }
}
