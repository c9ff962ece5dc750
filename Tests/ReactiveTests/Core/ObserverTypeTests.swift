import Reactive
import Testing

struct ObserverTypeTests {
  private struct Collector: ObserverType {
    let log: Log
    func on(_ event: Event<Int>) { log("\(event)") }
  }

  @Test func `onNext, onError and onCompleted send events`() {
    let log = Log()
    let collector = Collector(log: log)
    collector.onNext(1)
    collector.onError(Failure.first)
    collector.onCompleted()
    #expect(log.lines == ["next(1)", "error(first)", "completed"])
  }

  @Test func `mapObserver accepts elements of another type and turns a thrown error into an error event`() {
    let log = Log()
    let texts = Collector(log: log).mapObserver { (text: String) in
      guard let number = Int(text) else { throw Failure.second }
      return number
    }
    texts.onNext("12")
    texts.onNext("x")
    texts.onCompleted()
    #expect(log.lines == ["next(12)", "error(second)", "completed"])
  }
}
