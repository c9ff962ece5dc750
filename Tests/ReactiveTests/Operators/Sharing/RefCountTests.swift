import Reactive
import Testing

struct RefCountTests {
  private let log = Log()

  @Test func `refCount connects with the first subscriber and disconnects with the last`() {
    let source = PublishSubject<Int>()
    let shared = source.publish().refCount()
    let first = shared.subscribe(log.observer("1: "))
    let second = shared.subscribe(log.observer("2: "))
    source.onNext(1)
    first.dispose()
    #expect(source.hasObservers)
    second.dispose()
    #expect(!source.hasObservers)
    let third = shared.subscribe(log.observer("3: "))
    source.onNext(2)
    third.dispose()
    #expect(log.lines == ["1: next(1)", "2: next(1)", "3: next(2)"])
  }

  @Test func `refCount subscribes again after the source has terminated`() {
    let shared = Observable.of(1, 2).publish().refCount()
    #expect(events(of: shared) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: shared) == ["next(1)", "next(2)", "completed"])
    let failing = Observable<Int>.error(Failure.first).publish().refCount()
    #expect(events(of: failing) == ["error(first)"])
    #expect(events(of: failing) == ["error(first)"])
  }

  @Test func `refCount does not connect if its subject has terminated`() {
    var subscriptions = 0
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    let shared = Observable.of(1, 2).do(onSubscribe: { subscriptions += 1 }).multicast(subject).refCount()
    #expect(events(of: shared) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: shared) == ["next(2)", "completed"])
    #expect(subscriptions == 1)
  }

  @Test func `refCount works with any connectable sequence`() {
    let shared = CustomConnectable(log: log).refCount()
    let first = shared.subscribe(log.observer())
    let second = shared.subscribe(log.observer())
    first.dispose()
    second.dispose()
    #expect(log.lines == ["next(1)", "connected", "next(1)", "disconnected"])
  }
}

/// A custom connectable sequence.
private struct CustomConnectable: ConnectableObservableType {
  typealias Element = Int
  let log: Log

  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Int {
    observer.onNext(1)
    return Disposables.create()
  }

  func connect() -> any Disposable {
    log("connected")
    return Disposables.create { [log] in log("disconnected") }
  }
}
