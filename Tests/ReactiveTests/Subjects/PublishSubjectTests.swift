import ExitTesting
import Reactive
import Testing

struct PublishSubjectTests {
  private let log = Log()

  @Test func `events are emitted to current subscribers`() {
    let subject = PublishSubject<Int>()
    subject.onNext(1)
    let first = subject.subscribe(log.observer("1st "))
    subject.onNext(2)
    let second = subject.subscribe(log.observer("2nd "))
    subject.on(.next(3))
    first.dispose()
    subject.onNext(4)
    subject.onCompleted()
    subject.onNext(5)
    _ = subject.subscribe(log.observer("late "))
    second.dispose()
    #expect(
      log.lines == [
        "1st next(2)", "1st next(3)", "2nd next(3)", "2nd next(4)", "2nd completed", "late completed",
      ])
  }

  @Test func `a late subscriber receives the error`() {
    let subject = PublishSubject<Int>()
    subject.onError(Failure.first)
    subject.onCompleted()
    #expect(events(of: subject) == ["error(first)"])
  }

  @Test func `an observer subscribed during an event does not receive that event`() {
    let subject = PublishSubject<Int>()
    var once = false
    _ = subject.subscribe { [log] event in
      log("1st \(event)")
      if !once {
        once = true
        _ = subject.subscribe(log.observer("inner "))
      }
    }
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.lines == ["1st next(1)", "1st next(2)", "inner next(2)"])
  }

  @Test func `an element emitted by an observer is delivered after the current one`() {
    let subject = PublishSubject<Int>()
    _ = subject.subscribe { [log] event in
      log("1st \(event)")
      if case .next(1) = event { subject.onNext(2) }
    }
    _ = subject.subscribe(log.observer("2nd "))
    subject.onNext(1)
    subject.onCompleted()
    #expect(
      log.lines == [
        "1st next(1)", "2nd next(1)", "1st next(2)", "2nd next(2)", "1st completed", "2nd completed",
      ])
  }

  @Test func `an observer that subscribes while an element is queued does not receive it`() {
    let subject = PublishSubject<Int>()
    _ = subject.subscribe { [log] event in
      if case .next(1) = event {
        subject.onNext(2)
        _ = subject.subscribe(log.observer("late "))
      }
    }
    subject.onNext(1)
    subject.onNext(3)
    #expect(log.lines == ["late next(3)"])
  }

  @Test func `an observer that subscribes while completion is queued receives the completion`() {
    let subject = PublishSubject<Int>()
    _ = subject.subscribe { [log] event in
      if case .next = event {
        subject.onCompleted()
        subject.onNext(9)
        _ = subject.subscribe(log.observer("late "))
      }
      log("1st \(event)")
    }
    subject.onNext(1)
    #expect(log.lines == ["late completed", "1st next(1)", "1st completed"])
  }

  @Test func `an observer may dispose of itself during an event`() {
    let subject = PublishSubject<Int>()
    let own = SerialDisposable()
    own.disposable = subject.subscribe { [log] event in
      log("\(event)")
      own.dispose()
    }
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.lines == ["next(1)"])
    #expect(!subject.hasObservers)
  }

  @Test func `an observer may dispose of a later one, which then does not receive the current event`() {
    let subject = PublishSubject<Int>()
    var second: (any Disposable)?
    _ = subject.subscribe { [log] event in
      log("1st \(event)")
      second?.dispose()
    }
    second = subject.subscribe(log.observer("2nd "))
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.lines == ["1st next(1)", "1st next(2)"])
  }

  @Test func `after disposal, new subscribers receive only the error that the subject is disposed`() {
    let subject = PublishSubject<Int>()
    _ = subject.subscribe(log.observer())
    subject.dispose()
    subject.onNext(1)
    _ = subject.subscribe(log.observer("late "))
    #expect(log.lines == ["late error(Object `Reactive.PublishSubject<Swift.Int>` was already disposed.)"])
    #expect(subject.isDisposed)
    #expect(!subject.hasObservers)
  }

  @Test func `disposal drops queued events`() {
    let subject = PublishSubject<Int>()
    _ = subject.subscribe { [log] event in
      log("\(event)")
      subject.onNext(2)
      subject.dispose()
    }
    subject.onNext(1)
    #expect(log.lines == ["next(1)"])
  }

  @Test func `a released subject releases its observers`() {
    final class Owner {}
    var owner: Owner? = Owner()
    weak let weakOwner = owner
    var subject: PublishSubject<Int>? = PublishSubject()
    _ = subject?.subscribe(onNext: { [owner] _ in _ = owner })
    owner = nil
    #expect(weakOwner != nil)
    subject = nil
    #expect(subject == nil && weakOwner == nil)
  }

  @Test func `an observer of a sequence derived from a released subject is released`() {
    final class Owner {}
    var owner: Owner? = Owner()
    weak let weakOwner = owner
    let derived = PublishSubject<Int>().map { $0 }
    _ = derived.subscribe(onNext: { [owner] _ in _ = owner })
    owner = nil
    #expect(weakOwner == nil)
  }

  @Test func `a disposed subject is released`() {
    var subject: PublishSubject<Int>? = PublishSubject()
    weak let weakSubject = subject
    subject?.dispose()
    subject = nil
    #expect(weakSubject == nil)
  }

  @Test func `a hundred thousand observers can subscribe and dispose in any order`() {
    let subject = PublishSubject<Int>()
    var sum = 0
    let all = (0..<100_000).map { _ in subject.subscribe(onNext: { sum += $0 }) }
    for index in stride(from: 0, to: all.count, by: 2) { all[index].dispose() }
    subject.onNext(1)
    #expect(sum == 50_000)
    for subscription in all { subscription.dispose() }
    #expect(!subject.hasObservers)
  }

  /// Runs in a process of its own, because a stack overflow ends the process.
  @Test(.exitTest) func `an observer that emits into its subject does not grow the stack`() async {
    await #expect(processExitsWith: .success) {
      let subject = PublishSubject<Int>()
      var last = 0
      let subscription = subject.map { $0 + 1 }.subscribe(onNext: {
        last = $0
        if $0 < 300_000 { subject.onNext($0) }
      })
      subject.onNext(0)
      precondition(last == 300_000)
      subscription.dispose()
    }
  }

  @Test func `a subject can be used as an observer`() {
    let subject = PublishSubject<Int>()
    _ = subject.subscribe(log.observer())
    let subscription = Observable.of(1, 2).subscribe(subject.asObserver())
    subscription.dispose()
    #expect(log.lines == ["next(1)", "next(2)", "completed"])
  }
}
