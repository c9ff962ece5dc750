import Foundation
import Testing

@testable import Reactive

/// Events that a sender has queued for the thread inside a gate.
@Suite(.timeLimit(.minutes(5)))
struct QueuedEventsTests {
  private let log = Log()

  @Test func `a live event does not overtake events that are queued after a replay`() {
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
      // Long enough that the remaining events are moved to a global queue.
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

  @Test func `a selector that throws while the gate is busy fails once and is not called again`() {
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

  @Test func `a source whose completion is queued emits its elements first, and nothing later`() {
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

  @Test func `queued elements of a source are dropped when another source replaces it`() {
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

  /// Starts `body` on a new thread, and returns a closure that waits until it has finished.
  private func detached(_ body: @escaping @Sendable () -> Void) -> () -> Void {
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      body()
      isDone.signal()
    }
    return { isDone.wait() }
  }

  @Test(arguments: [0, 1])
  func `an element of a former connection does not reach the next connection`(replay: Int) {
    // On a busy machine, the second sender may stop waiting before the disposal; then its element is cached first.
    let early = ["first 1"] + (replay == 1 ? ["second 2"] : []) + ["second 3"]
    let lines = (0..<100).lazy.map { _ in disposeWhileASenderWaits(replay) }.first {
      replay == 0 || $0 != early
    }
    #expect(lines == ["first 1"] + (replay == 1 ? ["second 1"] : []) + ["second 3"])
  }

  /// Returns the events of two connections, of which the first ends while a sender waits for its turn.
  private func disposeWhileASenderWaits(_ replay: Int) -> [String] {
    let log = Log()
    var connections: [Downstream<Int>] = []
    let shared = Observable<Int> { connections.append($0) }.share(replay: replay, scope: .forever)
    let subscription = SerialDisposable()
    var next: (any Disposable)?
    var end = {}
    subscription.disposable = shared.subscribe(onNext: { number in
      log("first \(number)")
      let first = connections[0]
      end = detached { first.next(2) }
      while WaitingThreads.waiters.read({ $0.isEmpty }) { giveWay() }
      subscription.dispose()
      next = shared.subscribe(onNext: { log("second \($0)") })
    })
    connections[0].next(1)
    end()
    connections[1].next(3)
    next?.dispose()
    return log.lines
  }

  @Test func `a disposed replay subject does not emit events that are queued after a replay`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    subject.onNext(0)
    let (isReplaying, mayGoOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    var end = {}
    let outer = subject.skip(1).subscribe(onNext: { [log] number in
      guard number == 1 else { return }
      end = detached {
        _ = subject.subscribe(onNext: { number in
          log("\(number)")
          if number == 1 {
            isReplaying.signal()
            mayGoOn.wait()
          }
        })
      }
      isReplaying.wait()
    })
    subject.onNext(1)
    // Blocks for a while, and then leaves the event to the thread that delivers the replay.
    subject.onNext(2)
    subject.dispose()
    mayGoOn.signal()
    end()
    outer.dispose()
    #expect(log.lines == ["1"])
  }
}
