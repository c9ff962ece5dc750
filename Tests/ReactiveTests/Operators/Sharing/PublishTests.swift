import Reactive
import Testing

struct PublishTests {
  private let log = Log()

  @Test func `nothing is emitted before connect, and everything is emitted to all subscribers afterwards`() {
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

  @Test func `a late subscriber receives later events and the terminal event`() {
    let subject = PublishSubject<Int>()
    let numbers = subject.publish()
    _ = numbers.subscribe(log.observer("1: "))
    let connection = numbers.connect()
    subject.onNext(1)
    _ = numbers.subscribe(log.observer("2: "))
    subject.onNext(2)
    subject.onError(Failure.first)
    connection.dispose()
    #expect(log.lines == ["1: next(1)", "1: next(2)", "2: next(2)", "1: error(first)", "2: error(first)"])
  }
}
