import Foundation
import Testing

@testable import Reactive

/// The thread on which events are delivered, and when `onNext` returns, while several threads emit.
@Suite(.timeLimit(.minutes(5)))
struct DeliveryThreadTests {
  typealias Source = PublishSubject<Int>

  /// An operator with two sources, of which only the first emits elements.
  struct OneEmitter: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let build: @Sendable (Source, Source) -> Observable<Int>

    static let all = [
      OneEmitter(testDescription: "withLatestFrom") { one, other in
        one.withLatestFrom(other) { one, _ in one }
      },
      OneEmitter(testDescription: "withLatestFrom without a selector") { one, other in
        one.withLatestFrom(other)
      },
      OneEmitter(testDescription: "sample") { one, other in other.sample(one) },
      OneEmitter(testDescription: "skip(until:)") { one, other in one.skip(until: other) },
      OneEmitter(testDescription: "take(until:)") { one, other in one.take(until: other.filter { $0 < 0 }) },
      OneEmitter(testDescription: "delaySubscription") { one, other in
        let scheduler = Ticking()
        return Observable.merge(
          one.delaySubscription(.seconds(1), scheduler: scheduler),
          other.take(1).do(onNext: { _ in scheduler.tick() }).filter { _ in false })
      },
      OneEmitter(testDescription: "retry(when:)") { one, other in
        one.retry(when: { (errors: Observable<any Error>) in Observable.merge(errors.map { _ in 0 }, other) })
      },
      OneEmitter(testDescription: "flatMapLatest of an existing source") { one, other in
        other.take(1).flatMapLatest { _ in one }
      },
    ]
  }

  /// Calls `send` repeatedly on another thread while `body` runs.
  private func whileSending(_ send: @escaping @Sendable (Int) -> Void, _ body: () -> Void) {
    let isOver = BooleanDisposable()
    let hasEnded = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      var number = 0
      while !isOver.isDisposed {
        send(number)
        number += 1
      }
      hasEnded.signal()
    }
    body()
    isOver.dispose()
    hasEnded.wait()
  }

  @Test(arguments: OneEmitter.all)
  func `elements are delivered on the thread of the source that emits them`(shape: OneEmitter) {
    let one = Source()
    let other = Source()
    let here = currentThreadID()
    let elsewhere = Tally()
    let subscription = shape.build(one, other).subscribe(onNext: { _ in
      if currentThreadID() != here { elsewhere.increment() }
    })
    other.onNext(0)
    whileSending(other.onNext) { for number in 0..<2_000 { one.onNext(number) } }
    subscription.dispose()
    #expect(elsewhere.value == 0)
  }

  @Test func `a sender delivers its own events on its own thread`() {
    let sources = (0..<2).map { _ in Source() }
    let here = currentThreadID()
    let elsewhere = Tally()
    let subscription = Observable.merge(sources).subscribe(onNext: { number in
      if (number >= 0) != (currentThreadID() == here) { elsewhere.increment() }
    })
    whileSending({ sources[1].onNext(-1 - $0) }) { for number in 0..<5_000 { sources[0].onNext(number) } }
    subscription.dispose()
    // A thread that is preempted for 10 ms leaves its event to the other thread.
    #expect(elsewhere.value < 500)
  }

  @Test func `an event has been delivered when onNext returns`() {
    let source = Source()
    let relay = BehaviorRelay(value: 0)
    let subscription = source.filter { $0 >= 0 }.bind(to: relay)
    var stale = 0
    whileSending({ source.onNext(-1 - $0) }) {
      for number in 0..<5_000 {
        source.onNext(number)
        if relay.value != number { stale += 1 }
      }
    }
    subscription.dispose()
    #expect(stale < 500)
  }

  @Test func `no update is lost in a loop through a relay that several threads feed`() throws {
    let total = try bounded { () -> Int in
      let additions = Source()
      let sum = BehaviorRelay(value: 0)
      let subscription = additions.withLatestFrom(sum) { $0 + $1 }.bind(to: sum)
      DispatchQueue.concurrentPerform(iterations: 4) { _ in for _ in 0..<2_000 { additions.onNext(1) } }
      subscription.dispose()
      return sum.value
    }
    #expect(total == 8_000)
  }

  @Test func `onNext delivers only a limited number of events that other threads emit`() {
    let source = Source()
    let here = currentThreadID()
    let isInside = DispatchSemaphore(value: 0)
    let others = Tally()
    let foreign = Tally()
    let subscription = source.subscribe(onNext: { number in
      if number >= 0 {
        isInside.signal()
        // Wait until the other threads have queued at least 200 events.
        while others.value < 200 { giveWay() }
      } else if currentThreadID() == here {
        foreign.increment()
      }
    })
    let isDone = DispatchGroup()
    for _ in 0..<2 {
      isDone.enter()
      Thread.detachNewThread {
        isInside.wait()
        isInside.signal()
        for number in 0..<200 {
          source.onNext(-1 - number)
          others.increment()
        }
        isDone.leave()
      }
    }
    source.onNext(0)
    isDone.wait()
    subscription.dispose()
    #expect(foreign.value <= 64)
  }

  @Test func `the queue of events for a slow observer stays within the soft limit`() throws {
    // Senders wait for 100 ms at most, so the limit holds only if the observer's thread runs at least that often.
    let run = (0..<20).lazy.map { _ in slowObserver() }.first { $0.longestPause < .milliseconds(50) }
    #expect(try #require(run).longestQueue <= WaitTimeout.softLimit + 3)
  }

  private func slowObserver() -> (longestQueue: Int, longestPause: Duration) {
    let source = Source()
    let seen = Tally()
    let most = Guarded((queue: 0, pause: Duration.zero, last: ContinuousClock.now))
    let subscription = source.subscribe(onNext: { _ in
      seen.increment()
      let isCounted = seen.value % 50 == 0
      let waiting = isCounted ? source.multicaster.lock { source.multicaster.queue?.steps.count ?? 0 } : 0
      most.write {
        let now = ContinuousClock.now
        $0 = (max($0.queue, waiting), max($0.pause, $0.last.duration(to: now)), now)
      }
      let end = DispatchTime.now() + .microseconds(20)
      while DispatchTime.now() < end {}
    })
    DispatchQueue.concurrentPerform(iterations: 3) { _ in for number in 0..<3_000 { source.onNext(number) } }
    while seen.value < 9_000 { giveWay() }
    subscription.dispose()
    return (most.current.queue, most.current.pause)
  }
}
