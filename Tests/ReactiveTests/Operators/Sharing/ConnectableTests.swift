import Reactive
import Testing

struct ConnectableTests {
  private let log = Log()

  @Test func `nothing is sent before it is connected, and then to all`() {
    let numbers = Observable.of(1, 2).publish()
    _ = numbers.subscribe(log.observer("1: "))
    _ = numbers.subscribe(log.observer("2: "))
    #expect(log.lines.isEmpty)
    _ = numbers.connect()
    #expect(
      log.lines == [
        "1: next(1)", "2: next(1)", "1: next(2)", "2: next(2)", "1: completed", "2: completed",
      ])
  }

  @Test func `a connection can be given up, and made anew`() {
    let subject = PublishSubject<Int>()
    let numbers = subject.publish()
    let first = numbers.subscribe(log.observer("1: "))
    let connection = numbers.connect()
    _ = numbers.connect()
    subject.onNext(1)
    connection.dispose()
    #expect(!subject.hasObservers)
    subject.onNext(2)
    let second = numbers.subscribe(log.observer("2: "))
    let next = numbers.connect()
    subject.onNext(3)
    #expect(log.lines == ["1: next(1)", "2: next(3)"])
    first.dispose()
    second.dispose()
    next.dispose()
  }

  @Test func `disposing of an old connection leaves the new one alone`() {
    let subject = PublishSubject<Int>()
    let numbers = subject.publish()
    let old = numbers.connect()
    old.dispose()
    let new = numbers.connect()
    old.dispose()
    #expect(subject.hasObservers)
    new.dispose()
    #expect(!subject.hasObservers)
  }

  @Test func `replay tells a late subscriber the last elements while it runs`() {
    let subject = PublishSubject<Int>()
    let numbers = subject.replay(2)
    let connection = numbers.connect()
    for number in 1...3 { subject.onNext(number) }
    let late = numbers.subscribe(log.observer())
    subject.onNext(4)
    #expect(log.lines == ["next(2)", "next(3)", "next(4)"])
    late.dispose()
    connection.dispose()
  }

  @Test func `replayAll tells a late subscriber everything while it runs`() {
    let subject = PublishSubject<Int>()
    let numbers = subject.replayAll()
    let connection = numbers.connect()
    for number in 1...3 { subject.onNext(number) }
    #expect(events(of: numbers) == ["next(1)", "next(2)", "next(3)"])
    connection.dispose()
  }

  @Test func `replay that has ended tells a late subscriber nothing until it is connected`() {
    let numbers = Observable.of(1, 2).replay(1)
    _ = numbers.connect()
    let late = numbers.subscribe(log.observer())
    #expect(log.lines.isEmpty)
    _ = numbers.connect()
    #expect(log.lines == ["next(1)", "next(2)", "completed"])
    late.dispose()
  }

  @Test func `a subject of one's own keeps what it knows`() {
    let numbers = Observable.of(1, 2).multicast(BehaviorSubject(value: 0))
    #expect(events(of: numbers) == ["next(0)"])
    _ = numbers.connect()
    #expect(events(of: numbers) == ["completed"])
  }

  @Test func `multicast with a selector shares within it`() {
    var subscriptions = 0
    let source = Observable.of(1, 2, 3).do(onSubscribe: { subscriptions += 1 })
    let sums = source.multicast({ PublishSubject<Int>() }) { .zip($0, $0.skip(1)) { $0 + $1 } }
    #expect(events(of: sums) == ["next(3)", "next(5)", "completed"])
    #expect(subscriptions == 1)
  }

  @Test func `what the closures of multicast throw is the error`() {
    let source = PublishSubject<Int>()
    let noSubject = source.multicast({ () throws -> PublishSubject<Int> in throw Failure.first }) { $0 }
    #expect(events(of: noSubject) == ["error(first)"])
    let noResult = source.multicast({ PublishSubject<Int>() }) { _ -> Observable<Int> in throw Failure.second
    }
    #expect(events(of: noResult) == ["error(second)"])
    #expect(!source.hasObservers)
  }

  @Test func `multicast with a selector is given up with its subscription`() {
    let source = PublishSubject<Int>()
    let subscription = source.multicast({ PublishSubject<Int>() }) { $0 }.subscribe(log.observer())
    source.onNext(1)
    subscription.dispose()
    #expect(!source.hasObservers)
    #expect(log.lines == ["next(1)"])
  }

  @Test func `refCount connects with the first and disconnects with the last`() {
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

  @Test func `refCount begins afresh after the end`() {
    let shared = Observable.of(1, 2).publish().refCount()
    #expect(events(of: shared) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: shared) == ["next(1)", "next(2)", "completed"])
    let failing = Observable<Int>.error(Failure.first).publish().refCount()
    #expect(events(of: failing) == ["error(first)"])
    #expect(events(of: failing) == ["error(first)"])
  }

  @Test func `refCount of a subject that has ended does not connect`() {
    var subscriptions = 0
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    let shared = Observable.of(1, 2).do(onSubscribe: { subscriptions += 1 }).multicast(subject).refCount()
    #expect(events(of: shared) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: shared) == ["next(2)", "completed"])
    #expect(subscriptions == 1)
  }

  @Test func `refCount takes any connectable sequence`() {
    let shared = ForeignConnectable(log: log).refCount()
    let first = shared.subscribe(log.observer())
    let second = shared.subscribe(log.observer())
    first.dispose()
    second.dispose()
    #expect(log.lines == ["next(1)", "connected", "next(1)", "disconnected"])
  }
}

/// A connectable sequence of somebody else's making.
private struct ForeignConnectable: ConnectableObservableType {
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
