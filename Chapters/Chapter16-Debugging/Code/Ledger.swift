import Reactive

/// Which subscriptions there are, by name.
final class Ledger {
  private(set) var open: [String: Int] = [:]

  func add(_ name: String, _ difference: Int) {
    open[name, default: 0] += difference
    if open[name] == 0 { open[name] = nil }
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
