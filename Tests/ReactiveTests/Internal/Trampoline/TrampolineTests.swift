import Reactive
import Testing

/// The order in which sources that share a thread take turns.
struct TrampolineTests {
  private let log = Log()

  @Test func `a source subscribed to during an event takes turns with the source of the event`() {
    let outer = Observable.of(1, 2).do(onNext: { [log] number in
      _ = Observable.of("in \(number)a", "in \(number)b").subscribe(onNext: { log($0) })
    })
    _ = outer.subscribe(log.observer())
    #expect(log.lines == ["next(1)", "in 1a", "next(2)", "in 1b", "in 2a", "completed", "in 2b"])
  }

  @Test func `a source subscribed to during an event of a subject emits all its events immediately`() {
    let subject = BehaviorSubject(value: 1)
    _ = subject.subscribe(onNext: { [log] _ in
      _ = Observable.of("a", "b").subscribe(onNext: { log($0) })
      log("after")
    })
    subject.onNext(2)
    #expect(log.lines == ["a", "b", "after", "a", "b", "after"])
  }

  @Test func `a source subscribed to during the event of just emits all its events immediately`() {
    _ = Observable.just(1).subscribe(onNext: { [log] _ in
      _ = Observable.of("a", "b").subscribe(onNext: { log($0) })
      log("after")
    })
    #expect(log.lines == ["a", "b", "after"])
  }

  @Test func `a chain of a thousand operators works`() {
    var source = Observable.just(0)
    for _ in 0..<1000 { source = source.map { $0 + 1 } }
    #expect(events(of: source) == ["next(1000)", "completed"])
  }
}
