import Reactive
import Testing

struct ObservableTests {
  private struct Collector: ObserverType {
    let log: Log
    func on(_ event: Event<Int>) { log("\(event)") }
  }

  @Test func `subscribe accepts an observer object`() {
    let log = Log()
    let subscription = Observable.of(1, 2).subscribe(Collector(log: log))
    subscription.dispose()
    #expect(log.lines == ["next(1)", "next(2)", "completed"])
  }
}
