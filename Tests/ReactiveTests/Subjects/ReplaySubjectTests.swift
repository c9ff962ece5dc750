import Reactive
import Testing

struct ReplaySubjectTests {
  private let log = Log()

  @Test func `begins with its last elements`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    for number in 1...5 { subject.onNext(number) }
    _ = subject.subscribe(log.observer())
    subject.on(.next(6))
    #expect(log.lines == ["next(4)", "next(5)", "next(6)"])
    #expect(subject.hasObservers)
  }

  @Test func `replays also after the end, and then the end`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    subject.onNext(1)
    subject.onNext(2)
    subject.onError(Failure.first)
    subject.onNext(3)
    #expect(events(of: subject) == ["next(1)", "next(2)", "error(first)"])
  }

  @Test func `without a buffer it replays nothing`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 0)
    subject.onNext(1)
    _ = subject.asObserver().subscribe(log.observer())
    subject.onNext(2)
    subject.onCompleted()
    #expect(log.lines == ["next(2)", "completed"])
  }

  @Test func `after disposal new observers are told so`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    subject.onNext(1)
    subject.dispose()
    #expect(
      events(of: subject) == ["error(Object `Reactive.ReplaySubject<Swift.Int>` was already disposed.)"])
    #expect(subject.isDisposed)
  }

  @Test func `an observer that leaves in the middle of the replay gets no more`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for number in 1...5 { subject.onNext(number) }
    #expect(events(of: subject.take(2)) == ["next(1)", "next(2)", "completed"])
  }

  @Test func `live elements wait until the replay is through`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    subject.onNext(1)
    subject.onNext(2)
    _ = subject.subscribe { [log] event in
      log("\(event)")
      if case .next(1) = event { subject.onNext(3) }
    }
    #expect(log.lines == ["next(1)", "next(2)", "next(3)"])
  }

  @Test func `a negative buffer traps`() async {
    await #expect(processExitsWith: .failure) { _ = ReplaySubject<Int>.create(bufferSize: -1) }
  }

  /// In a process of its own, because a lock that is locked twice by one thread traps.
  @Test func `an element that asks the subject as it is dropped does not lock up`() async {
    await #expect(processExitsWith: .success) {
      let log = Log()
      final class Element {
        weak var subject: ReplaySubject<Element>?
        let log: Log
        init(_ subject: ReplaySubject<Element>, _ log: Log) {
          self.subject = subject
          self.log = log
        }
        deinit { if let subject { log("observed: \(subject.hasObservers)") } }
      }
      let subject = ReplaySubject<Element>.create(bufferSize: 1)
      for _ in 1...3 { subject.onNext(Element(subject, log)) }
      precondition(log.lines == ["observed: false", "observed: false"])
    }
  }
}
