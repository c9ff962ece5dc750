import Foundation
import Testing

@testable import Reactive

/// What becomes of events that a sender has left to the thread inside a gate.
@Suite(.timeLimit(.minutes(5)))
struct LeftEventsTests {
  private let log = Log()

  @Test func `a live event does not overtake what is still delivered after a replay`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    subject.onNext(0)
    let isSubscribed = DispatchSemaphore(value: 0)
    let isDone = DispatchSemaphore(value: 0)
    let subscription = subject.subscribe(onNext: { [log] number in
      switch number {
      case 0:
        let hasSent = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          for number in 1...3 { subject.onNext(number) }
          hasSent.signal()
        }
        hasSent.wait()
      // Long enough for the rest to be handed on to a global queue.
      case 1: usleep(2_000)
      case 2: isSubscribed.wait()
      default: break
      }
      log("\(number)")
      if number == 4 { isDone.signal() }
    })
    subject.onNext(4)
    isSubscribed.signal()
    isDone.wait()
    subscription.dispose()
    #expect(log.lines == ["0", "1", "2", "3", "4"])
  }

  @Test func `a selector that throws while the gate is busy is not called again, and fails once`() {
    let outer = PublishSubject<Int>()
    let inner = PublishSubject<Int>()
    let subscription = outer.flatMap { [log] number in
      log("select \(number)")
      if number > 0 { throw Failure.first }
      return inner
    }
    .do(onError: { [log] _ in log("do") })
    .subscribe(
      onNext: { _ in
        outer.onNext(1)
        outer.onNext(2)
      }, onError: { [log] _ in log("failed") })
    outer.onNext(0)
    inner.onNext(0)
    subscription.dispose()
    #expect(log.lines == ["select 0", "select 1", "do", "failed"])
  }

  @Test func `a source whose end waits emits nothing more, and its elements come before the end`() {
    let outer = PublishSubject<Observable<Int>>()
    let first = PublishSubject<Int>()
    let late = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      return Disposables.create()
    }
    .map { [log] number in
      log("map \(number)")
      return number
    }
    let subscription = outer.merge().subscribe(
      onNext: { [log] number in
        log("\(number)")
        if number == 0 { outer.onNext(late) }
      }, onCompleted: { [log] in log("completed") })
    outer.onNext(first)
    first.onNext(0)
    first.onCompleted()
    outer.onCompleted()
    subscription.dispose()
    #expect(log.lines == ["0", "map 1", "1", "completed"])
  }

  @Test func `elements of a source whose end waits are dropped when another source takes its place`() {
    let outer = PublishSubject<Observable<Int>>()
    let first = PublishSubject<Int>()
    let subscription = outer.switchLatest().subscribe(
      onNext: { [log] number in
        log("\(number)")
        if number == 0 {
          outer.onNext(Observable.of(1, 2))
          outer.onNext(Observable.just(3))
        }
      }, onCompleted: { [log] in log("completed") })
    outer.onNext(first)
    first.onNext(0)
    outer.onCompleted()
    subscription.dispose()
    #expect(log.lines == ["0", "3", "completed"])
  }
}
