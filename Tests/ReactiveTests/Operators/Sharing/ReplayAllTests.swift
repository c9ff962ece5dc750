import Reactive
import Testing

struct ReplayAllTests {
  @Test func `replayAll tells a late subscriber everything while it runs`() {
    let subject = PublishSubject<Int>()
    let numbers = subject.replayAll()
    let connection = numbers.connect()
    for number in 1...3 { subject.onNext(number) }
    #expect(events(of: numbers) == ["next(1)", "next(2)", "next(3)"])
    connection.dispose()
  }

  @Test func `what was kept goes with the end of the run`() {
    let numbers = Observable.of(1, 2).replayAll()
    _ = numbers.connect()
    #expect(events(of: numbers) == [])
  }
}
