import ExitTesting
import Foundation
import Reactive
import Testing

struct BehaviorSubjectTests {
  private let log = Log()

  @Test func `a subscriber receives the latest element first`() {
    let subject = BehaviorSubject(value: 1)
    _ = subject.subscribe(log.observer("1st "))
    subject.onNext(2)
    _ = subject.asObserver().subscribe(log.observer("2nd "))
    subject.on(.next(3))
    #expect(log.lines == ["1st next(1)", "1st next(2)", "2nd next(2)", "1st next(3)", "2nd next(3)"])
    #expect(subject.hasObservers)
  }

  @Test func `a late subscriber receives only the terminal event`() {
    let subject = BehaviorSubject(value: 1)
    _ = subject.subscribe(log.observer("1st "))
    subject.onError(Failure.first)
    subject.onNext(2)
    _ = subject.subscribe(log.observer("late "))
    #expect(log.lines == ["1st next(1)", "1st error(first)", "late error(first)"])
    #expect(throws: Failure.first) { try subject.value() }
  }

  @Test func `value returns the latest element even after completion, but not after disposal`() throws {
    let subject = BehaviorSubject(value: 1)
    #expect(try subject.value() == 1)
    subject.onNext(2)
    subject.onCompleted()
    #expect(try subject.value() == 2)
    #expect(events(of: subject) == ["completed"])
    subject.dispose()
    #expect(subject.isDisposed)
    let error = #expect(throws: RxError.self) { try subject.value() }
    #expect(
      error?.debugDescription == "Object `Reactive.BehaviorSubject<Swift.Int>` was already disposed.")
    #expect(
      events(of: subject) == ["error(Object `Reactive.BehaviorSubject<Swift.Int>` was already disposed.)"])
  }

  @Test func `an observer that subscribes while an element is queued receives it once`() {
    let subject = BehaviorSubject(value: 0)
    _ = subject.subscribe { [log] event in
      if case .next(1) = event {
        subject.onNext(2)
        _ = subject.subscribe(log.observer("late "))
      }
    }
    subject.onNext(1)
    subject.onNext(3)
    #expect(log.lines == ["late next(2)", "late next(3)"])
  }

  @Test func `an element emitted during the replay is delivered after the replay`() {
    let subject = BehaviorSubject(value: 1)
    _ = subject.subscribe { [log] event in
      log("begin \(event)")
      if case .next(1) = event { subject.onNext(2) }
      log("end \(event)")
    }
    #expect(log.lines == ["begin next(1)", "end next(1)", "begin next(2)", "end next(2)"])
  }

  @Test func `an element emitted during the replay reaches all observers in order, after the replay`() {
    let subject = BehaviorSubject(value: 1)
    _ = subject.subscribe(log.observer("first "))
    _ = subject.subscribe { [log] event in
      log("second begin \(event)")
      if case .next(1) = event { subject.onNext(2) }
      log("second end \(event)")
    }
    subject.onNext(3)
    #expect(
      log.lines == [
        "first next(1)", "second begin next(1)", "second end next(1)",
        "first next(2)", "second begin next(2)", "second end next(2)",
        "first next(3)", "second begin next(3)", "second end next(3)",
      ])
  }

  @Test func `an observer that subscribes during the replay of another one receives the replay as well`() {
    let subject = BehaviorSubject(value: 1)
    _ = subject.subscribe { [log] event in
      log("outer \(event)")
      if case .next(1) = event { _ = subject.subscribe(log.observer("inner ")) }
    }
    subject.onNext(2)
    #expect(log.lines == ["outer next(1)", "inner next(1)", "outer next(2)", "inner next(2)"])
  }

  @Test func `an observer can wait for another sender during the replay`() {
    let subject = BehaviorSubject(value: 1)
    _ = subject.subscribe { [log] event in
      log("\(event)")
      guard case .next(1) = event else { return }
      let isSent = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        subject.onNext(2)
        isSent.signal()
      }
      isSent.wait()
    }
    #expect(log.lines == ["next(1)", "next(2)"])
  }

  @Test func `completion during the replay is delivered after the replay`() {
    let subject = BehaviorSubject(value: 1)
    _ = subject.subscribe { [log] event in
      if case .next(1) = event { subject.onCompleted() }
      log("\(event)")
    }
    #expect(log.lines == ["next(1)", "completed"])
  }

  @Test func `take(1) emits the current value and disposes`() {
    let subject = BehaviorSubject(value: 7)
    #expect(events(of: subject.take(1)) == ["next(7)", "completed"])
    #expect(!subject.hasObservers)
  }

  @Test func `disposal releases the value`() {
    final class Value {}
    var value: Value? = Value()
    weak let weakValue = value
    let subject = BehaviorSubject(value: value)
    value = nil
    #expect(weakValue != nil)
    subject.dispose()
    #expect(weakValue == nil)
  }

  /// Runs in a process of its own, because a recursive lock traps.
  @Test(.exitTest) func `a replaced value can dispose of a subscription to the subject without a deadlock`()
    async
  {
    await #expect(processExitsWith: .success) {
      let log = Log()
      final class Value { let bag = DisposeBag() }
      let subject = BehaviorSubject<Value?>(value: nil)
      var value: Value? = Value()
      if let bag = value?.bag { subject.subscribe(onDisposed: { log("disposed") }).disposed(by: bag) }
      subject.onNext(value)
      value = nil
      subject.onNext(nil)
      precondition(log.lines == ["disposed"])
      precondition(!subject.hasObservers)
    }
  }

  @Test func `a value is released before its successor is emitted`() {
    final class Value {
      let log: Log
      init(_ log: Log) { self.log = log }
      deinit { log("released") }
    }
    let subject = BehaviorSubject<Value?>(value: Value(log))
    _ = subject.skip(1).subscribe(log.observer())
    subject.onNext(nil)
    #expect(log.lines == ["released", "next(nil)"])
  }

  @Test func `an observer of a sequence derived from a released subject receives the latest element`() {
    final class Owner {}
    var owner: Owner? = Owner()
    weak let weakOwner = owner
    let derived = BehaviorSubject(value: 1).map { $0 }
    _ = derived.subscribe(onNext: { [owner, log] number in
      _ = owner
      log("\(number)")
    })
    owner = nil
    #expect(log.lines == ["1"])
    #expect(weakOwner == nil)
  }
}
