import Reactive
import Testing

struct ObserverTests {
  private struct Collector: ObserverType {
    let log: Log
    func on(_ event: Event<Int>) { log("\(event)") }
  }

  @Test func `an observer's shorthands send events`() {
    let log = Log()
    let collector = Collector(log: log)
    collector.onNext(1)
    collector.onError(Failure.first)
    collector.onCompleted()
    #expect(log.lines == ["next(1)", "error(first)", "completed"])
  }

  @Test func `an observer can be erased, and fed with other elements`() {
    let log = Log()
    Collector(log: log).asObserver().asObserver().onNext(1)
    let texts = Collector(log: log).mapObserver { (text: String) in
      guard let number = Int(text) else { throw Failure.second }
      return number
    }
    texts.onNext("12")
    texts.onNext("x")
    texts.onCompleted()
    #expect(log.lines == ["next(1)", "next(12)", "error(second)", "completed"])
  }

  @Test func `an observer object subscribes`() {
    let log = Log()
    let subscription = Observable.of(1, 2).subscribe(Collector(log: log))
    subscription.dispose()
    #expect(log.lines == ["next(1)", "next(2)", "completed"])
  }

  @Test func `a sequence of somebody else's making keeps the grammar here`() {
    struct Unruly: ObservableType {
      typealias Element = Int
      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
      where Observer.Element == Int {
        observer.onNext(1)
        observer.onCompleted()
        observer.onNext(2)
        observer.onError(Failure.first)
        return Disposables.create()
      }
    }
    #expect(events(of: Unruly().asObservable()) == ["next(1)", "completed"])
    #expect(events(of: Unruly().map { $0 * 10 }) == ["next(10)", "completed"])
  }
}
