import Reactive
import Testing

struct AnyObserverTests {
  private struct Collector: ObserverType {
    let log: Log
    func on(_ event: Event<Int>) { log("\(event)") }
  }

  @Test func `an AnyObserver passes each event to its closure`() {
    let log = Log()
    let observer = AnyObserver<Int> { log("\($0)") }
    observer.onNext(1)
    observer.onError(Failure.first)
    #expect(log.lines == ["next(1)", "error(first)"])
  }

  @Test func `an AnyObserver forwards events to the observer whose type it erases`() {
    let log = Log()
    let collector = Collector(log: log)
    collector.asObserver().asObserver().onNext(1)
    AnyObserver(collector).onCompleted()
    #expect(log.lines == ["next(1)", "completed"])
  }
}
