import Reactive
import Testing

struct CompactMapTests {
  @Test func `compactMap drops nil`() {
    #expect(
      events(of: Observable.of("1", "x", "3").compactMap { Int($0) }) == ["next(1)", "next(3)", "completed"])
    #expect(
      events(of: Observable.of(1).compactMap { _ -> Int? in throw Failure.first }) == ["error(first)"])
  }

  @Test func `an error thrown by the closure disposes of the source`() {
    let subject = PublishSubject<String>()
    let log = Log()
    _ = subject.compactMap { text -> Int? in
      if text.isEmpty { throw Failure.first }
      return Int(text)
    }.subscribe(log.observer())
    for text in ["1", "x", "", "2"] { subject.onNext(text) }
    #expect(log.lines == ["next(1)", "error(first)"])
    #expect(!subject.hasObservers)
  }
}
