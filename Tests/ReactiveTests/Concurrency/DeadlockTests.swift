import Foundation
import Testing

@testable import Reactive

/// Situations that deadlock in libraries that call observers while they hold a recursive lock.
struct DeadlockTests {
  typealias Source = PublishSubject<Int>

  @Test func `two merges can feed each other from two threads`() throws {
    let isFine = try bounded { () -> Bool in
      let one = Source()
      let other = Source()
      let ping = Source()
      let pong = Source()
      let bag = CompositeDisposable()
      _ = bag.insert(
        Observable.merge(one, pong).filter { $0 > 0 }.map { $0 - 1 }.subscribe(onNext: { ping.onNext($0) }))
      _ = bag.insert(
        Observable.merge(other, ping).filter { $0 > 0 }.map { $0 - 1 }.subscribe(onNext: { pong.onNext($0) }))
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        for _ in 0..<300 { thread == 0 ? one.onNext(6) : other.onNext(6) }
      }
      bag.dispose()
      return [one, other, ping, pong].allSatisfy { !$0.hasObservers }
    }
    #expect(isFine)
  }

  @Test func `an observer can dispose of a subscription that another thread is delivering to`() throws {
    let isFine = try bounded { () -> Bool in
      for _ in 0..<200 {
        let one = Source()
        let other = Source()
        let toOther = SingleAssignmentDisposable()
        let toOne = SingleAssignmentDisposable()
        // While it delivers, each thread disposes of the subscription that the other thread delivers to.
        toOne.setDisposable(one.subscribe(onNext: { if $0 == 20 { toOther.dispose() } }))
        toOther.setDisposable(other.subscribe(onNext: { if $0 == 20 { toOne.dispose() } }))
        DispatchQueue.concurrentPerform(iterations: 2) { thread in
          for number in 0..<40 { thread == 0 ? one.onNext(number) : other.onNext(number) }
        }
        // The first to be disposed of may not have reached the element that disposes of the other one.
        if one.hasObservers, other.hasObservers { return false }
      }
      return true
    }
    #expect(isFine)
  }

  @Test func `an observer can dispose of its merge while other threads are delivering to it`() throws {
    let isFine = try bounded { () -> Bool in
      for _ in 0..<200 {
        let sources = (0..<3).map { _ in Source() }
        let subscription = SingleAssignmentDisposable()
        subscription.setDisposable(
          Observable.merge(sources).subscribe(onNext: { if $0 == 20 { subscription.dispose() } }))
        DispatchQueue.concurrentPerform(iterations: 3) { thread in
          for number in 0..<40 { sources[thread].onNext(number) }
        }
        if sources.contains(where: \.hasObservers) { return false }
      }
      return true
    }
    #expect(isFine)
  }

  @Test func `a subject can subscribe to a sequence that is derived from it`() throws {
    let (seen, isObserved) = try bounded {
      let subject = Source()
      let log = Log()
      let halves = subject.filter { $0.isMultiple(of: 2) }.map { $0 / 2 }
      let subscription = Observable.merge(halves, .never()).subscribe(subject)
      let reading = subject.subscribe(log.observer())
      subject.onNext(12)
      subscription.dispose()
      reading.dispose()
      return (log.lines, subject.hasObservers)
    }
    #expect(seen == ["next(12)", "next(6)", "next(3)"])
    #expect(!isObserved)
  }

  @Test func `several threads can emit into a subject that feeds itself`() throws {
    let (seen, isObserved) = try bounded {
      let subject = Source()
      let done = Log()
      let bag = CompositeDisposable()
      _ = bag.insert(subject.filter { $0 > 0 }.map { $0 - 1 }.subscribe(subject))
      _ = bag.insert(subject.filter { $0 == 0 }.subscribe(onNext: { _ in done("done") }))
      DispatchQueue.concurrentPerform(iterations: 3) { _ in
        for _ in 0..<100 { subject.onNext(5) }
      }
      bag.dispose()
      return (done.lines.count, subject.hasObservers)
    }
    #expect(seen == 300)
    #expect(!isObserved)
  }

  @Test func `several threads can emit into a ring of relays`() throws {
    let counts = try bounded { () -> [Int] in
      let relays = (0..<3).map { _ in PublishRelay<Int>() }
      let counts = relays.map { _ in Tally() }
      let bag = CompositeDisposable()
      for (place, relay) in relays.enumerated() {
        _ = bag.insert(relay.subscribe(onNext: { _ in counts[place].increment() }))
        let next = relays[(place + 1) % relays.count]
        _ = bag.insert(relay.filter { $0 > 0 }.map { $0 - 1 }.bind(to: next))
      }
      DispatchQueue.concurrentPerform(iterations: 6) { thread in
        for _ in 0..<200 { relays[thread % 3].accept(5) }
      }
      // Queued elements may still be delivered on a global queue after all threads have finished.
      while counts.reduce(0, { $0 + $1.value }) < 7_200 { giveWay() }
      bag.dispose()
      return counts.map(\.value)
    }
    #expect(counts == [2_400, 2_400, 2_400])
  }

  @Test func `an observer can take a lock that senders hold`() throws {
    let seen = try bounded { () -> Int in
      let subject = Source()
      let lock = NSRecursiveLock()
      let seen = Tally()
      let subscription = subject.subscribe(onNext: { _ in lock.withLock { _ = seen.increment() } })
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        for number in 0..<500 {
          if thread < 2 { lock.withLock { subject.onNext(number) } } else { subject.onNext(number) }
        }
      }
      while seen.value < 2_000 { giveWay() }
      subscription.dispose()
      return seen.value
    }
    #expect(seen == 2_000)
  }

  @Test func `an observer can wait for a queue on which another sender is running`() throws {
    let seen = try bounded { () -> Int in
      let subject = Source()
      let queue = DispatchQueue(label: "sender")
      let key = DispatchSpecificKey<Bool>()
      queue.setSpecific(key: key, value: true)
      let seen = Tally()
      let subscription = subject.subscribe(onNext: { number in
        if DispatchQueue.getSpecific(key: key) == nil {
          queue.sync { _ = seen.increment() }
        } else {
          seen.increment()
        }
      })
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        for number in 0..<100 {
          if thread == 0 { queue.sync { subject.onNext(number) } } else { subject.onNext(number) }
        }
      }
      while seen.value < 200 { giveWay() }
      subscription.dispose()
      return seen.value
    }
    #expect(seen == 200)
  }
}
