import ExitTesting
import Reactive
import Testing

struct ReplaySubjectTests {
  private let log = Log()

  @Test func `a subscriber receives the last elements first`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    for number in 1...5 { subject.onNext(number) }
    _ = subject.subscribe(log.observer())
    subject.on(.next(6))
    #expect(log.lines == ["next(4)", "next(5)", "next(6)"])
    #expect(subject.hasObservers)
  }

  @Test func `a subscriber after termination receives the replay and the terminal event`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    subject.onNext(1)
    subject.onNext(2)
    subject.onError(Failure.first)
    subject.onNext(3)
    #expect(events(of: subject) == ["next(1)", "next(2)", "error(first)"])
  }

  @Test func `a buffer size of 0 replays nothing`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 0)
    subject.onNext(1)
    _ = subject.asObserver().subscribe(log.observer())
    subject.onNext(2)
    subject.onCompleted()
    #expect(log.lines == ["next(2)", "completed"])
  }

  @Test func `after disposal, new subscribers receive an error`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    subject.onNext(1)
    subject.dispose()
    #expect(
      events(of: subject) == ["error(Object `Reactive.ReplaySubject<Swift.Int>` was already disposed.)"])
    #expect(subject.isDisposed)
  }

  @Test func `an observer that disposes during the replay receives no more of it`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for number in 1...5 { subject.onNext(number) }
    #expect(events(of: subject.take(2)) == ["next(1)", "next(2)", "completed"])
  }

  @Test func `live elements are delivered after the replay`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    subject.onNext(1)
    subject.onNext(2)
    _ = subject.subscribe { [log] event in
      log("\(event)")
      if case .next(1) = event { subject.onNext(3) }
    }
    #expect(log.lines == ["next(1)", "next(2)", "next(3)"])
  }

  @Test(.exitTest) func `a negative buffer size traps`() async {
    await #expect(processExitsWith: .failure) { _ = ReplaySubject<Int>.create(bufferSize: -1) }
  }

  /// Runs in a process of its own, because a recursive lock traps.
  @Test(.exitTest) func `an element that uses the subject while it is dropped does not deadlock`() async {
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
