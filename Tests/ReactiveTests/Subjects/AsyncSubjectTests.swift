import ExitTesting
import Reactive
import Testing

struct AsyncSubjectTests {
  private let log = Log()

  @Test func `the last element is emitted at completion and to late subscribers`() {
    let subject = AsyncSubject<Int>()
    _ = subject.subscribe(log.observer())
    subject.onNext(1)
    subject.onNext(2)
    #expect(subject.hasObservers)
    #expect(log.lines.isEmpty)
    subject.onCompleted()
    subject.onNext(3)
    _ = subject.asObserver().subscribe(log.observer("late "))
    #expect(log.lines == ["next(2)", "completed", "late next(2)", "late completed"])
  }

  @Test func `a subject without elements only completes`() {
    let subject = AsyncSubject<Int>()
    _ = subject.subscribe(log.observer())
    subject.onCompleted()
    #expect(log.lines == ["completed"])
    #expect(events(of: subject) == ["completed"])
  }

  @Test func `an error is emitted without an element`() {
    let subject = AsyncSubject<Int>()
    _ = subject.subscribe(log.observer())
    subject.onNext(1)
    subject.onError(Failure.first)
    #expect(log.lines == ["error(first)"])
    #expect(events(of: subject) == ["error(first)"])
  }

  @Test func `an observer that disposes at the last element receives no completion`() {
    let subject = AsyncSubject<Int>()
    subject.onNext(1)
    subject.onCompleted()
    let own = SerialDisposable()
    own.disposable = subject.take(1).subscribe(log.observer())
    #expect(log.lines == ["next(1)", "completed"])
  }

  /// Runs in a process of its own, because a recursive lock traps.
  @Test(.exitTest) func `an element that uses the subject while it is replaced does not deadlock`() async {
    await #expect(processExitsWith: .success) {
      let log = Log()
      final class Element {
        weak var subject: AsyncSubject<Element>?
        let log: Log
        init(_ subject: AsyncSubject<Element>, _ log: Log) {
          self.subject = subject
          self.log = log
        }
        deinit { if let subject { log("observed: \(subject.hasObservers)") } }
      }
      let subject = AsyncSubject<Element>()
      for _ in 1...3 { subject.onNext(Element(subject, log)) }
      precondition(log.lines == ["observed: false", "observed: false"])
    }
  }
}
