import Reactive
import Testing

struct ConnectableObservableTests {
  private let log = Log()

  @Test func `a sequence can be connected again after its connection was disposed of`() {
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

  @Test func `disposing of an old connection does not affect the new one`() {
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
}
