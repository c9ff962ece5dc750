import Reactive
import Testing

struct ReplayAllTests {
  @Test func `replayAll replays everything to a late subscriber while it is connected`() {
    let subject = PublishSubject<Int>()
    let numbers = subject.replayAll()
    let connection = numbers.connect()
    for number in 1...3 { subject.onNext(number) }
    #expect(events(of: numbers) == ["next(1)", "next(2)", "next(3)"])
    connection.dispose()
  }

  @Test func `replayed elements are dropped when the source terminates`() {
    let numbers = Observable.of(1, 2).replayAll()
    _ = numbers.connect()
    #expect(events(of: numbers) == [])
  }
}
