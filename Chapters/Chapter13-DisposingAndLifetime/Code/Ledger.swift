import Reactive

/// The open subscriptions of a screen, by the line of their `tracked`.
final class Ledger {
  var open: [Int: PublishSubject<Void>] = [:]
}

extension ObservableType {
  func tracked(
    by ledger: Ledger, line: Int = #line
  ) -> Observable<Element> {
    .deferred { [weak ledger] in
      let end = PublishSubject<Void>()
      ledger?.open[line] = end
      return self.take(until: end).do(onDispose: { [weak ledger] in
        ledger?.open[line] = nil
      })
    }
  }
}
