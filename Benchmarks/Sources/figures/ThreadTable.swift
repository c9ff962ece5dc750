import Foundation
import Reactive
import Synchronization

/// Threads that send at the same time, on all cores: Reactive beside closures called in a loop under a recursive lock.
struct ThreadTable {
  private let threadCounts = [2, 4, 8, 16]
  private let events = 480_000

  func print() {
    header("time for an event, as a ratio to the plain lock's")
    for row in Row.all { line(row) { speed(row, $0) } }
    header("longest `onNext`, ms: Reactive's / the plain lock's")
    for row in Row.all { line(row) { fairness(row, $0) } }
    header("maximum number of queued events, of 20,000 events, with an observer that takes 20 µs")
    for row in Row.all { line(row) { waiting(row, $0) } }
  }

  private func header(_ title: String) {
    Swift.print("\n| \(title) | \(threadCounts.map { "\($0) threads" }.joined(separator: " | ")) |")
    Swift.print("|---|\(String(repeating: "---|", count: threadCounts.count))")
  }

  private func line(_ row: Row, _ cell: (_ threads: Int) -> String) {
    Swift.print("| \(row.name) | \(threadCounts.map(cell).joined(separator: " | ")) |")
    fflush(nil)
  }

  /// The median of nine rounds, in which both take turns.
  private func speed(_ row: Row, _ threads: Int) -> String {
    let ratios = (0..<9).map { _ -> Double in
      let plain = time(row.plain(threads), threads)
      return time(row.reactive(threads, {}), threads) / plain
    }
    return ratios.sorted()[ratios.count / 2].rounded(to: 2)
  }

  /// Nanoseconds until every event has been delivered.
  private func time(_ run: Run, _ threads: Int) -> Double {
    let events = events / threads
    return ContinuousClock().measure {
      onThreads(threads) { thread in for number in 0..<events { run.send(thread, number) } }
      run.waitForDelivery(of: events * threads)
    } / .nanoseconds(1)
  }

  /// The medians of five rounds.
  private func fairness(_ row: Row, _ threads: Int) -> String {
    let rounds = (0..<5).map { _ in
      (longest(row.reactive(threads, {}), threads), longest(row.plain(threads), threads))
    }
    return [rounds.map(\.0), rounds.map(\.1)].map { $0.sorted()[2].rounded(to: 1) }.joined(separator: " / ")
  }

  /// The milliseconds that the longest `onNext` of any thread has taken.
  private func longest(_ run: Run, _ threads: Int) -> Double {
    let events = events / threads
    let longest = Tally()
    onThreads(threads) { thread in
      var mine: UInt64 = 0
      for number in 0..<events {
        let start = DispatchTime.now().uptimeNanoseconds
        run.send(thread, number)
        mine = max(mine, DispatchTime.now().uptimeNanoseconds - start)
      }
      longest.raise(to: Int(mine))
    }
    run.waitForDelivery(of: events * threads)
    return Double(longest.value) / 1_000_000
  }

  /// How many events have been sent, by calls that have returned, and not been delivered.
  private func waiting(_ row: Row, _ threads: Int) -> String {
    let sent = Tally()
    let delivered = Tally()
    let most = Tally()
    let run = row.reactive(threads) {
      let end = DispatchTime.now().uptimeNanoseconds + 20_000
      most.raise(to: sent.value - delivered.add(1))
      while DispatchTime.now().uptimeNanoseconds < end {}
    }
    let events = 20_000 / threads
    onThreads(threads) { thread in
      for number in 0..<events {
        run.send(thread, number)
        sent.add(1)
      }
    }
    run.waitForDelivery(of: events * threads)
    return "\(max(0, most.value))"
  }

  private func onThreads(_ count: Int, _ body: @escaping @Sendable (_ thread: Int) -> Void) {
    let group = DispatchGroup()
    for thread in 0..<count {
      group.enter()
      Thread.detachNewThread {
        body(thread)
        group.leave()
      }
    }
    group.wait()
  }
}

extension ThreadTable {
  /// Sources and an observer that are ready.
  struct Run: Sendable {
    let send: @Sendable (_ thread: Int, _ number: Int) -> Void
    /// How many events have been delivered; nil if they all have been once `send` returns.
    var delivered: Tally?

    func waitForDelivery(of count: Int) {
      guard let delivered else { return }
      while delivered.value < count { sched_yield() }
    }
  }

  struct Row {
    let name: String
    /// How many closures an event goes through.
    let calls: Int
    /// `work` is called by the observer, with each event.
    let reactive: (_ threads: Int, _ work: @escaping @Sendable () -> Void) -> Run

    func plain(_ threads: Int) -> Run {
      let source = LockedSource(calls: calls)
      return Run(send: { source.send($1) })
    }

    nonisolated(unsafe) static let all = [
      Row(name: "subject", calls: 1) { _, work in
        let subject = PublishSubject<Int>()
        _ = subject.subscribe(onNext: summing(work))
        return Run(send: { subject.onNext($1) })
      },
      Row(name: "relay", calls: 1) { _, work in
        let relay = BehaviorRelay(value: 0)
        _ = relay.subscribe(onNext: summing(work))
        return Run(send: { relay.accept($1) })
      },
      Row(name: "`merge`, a source for each thread", calls: 2) { threads, work in
        let subjects = (0..<threads).map { _ in PublishSubject<Int>() }
        _ = Observable.merge(subjects.map { $0.asObservable() }).subscribe(onNext: summing(work))
        return Run(send: { subjects[$0].onNext($1) })
      },
      Row(name: "`combineLatest`, a source for each thread", calls: 3) { threads, work in
        let subjects = (0..<threads).map { _ in PublishSubject<Int>() }
        _ = Observable.combineLatest(subjects) { $0[0] }.subscribe(onNext: summing(work))
        for subject in subjects { subject.onNext(0) }
        return Run(send: { subjects[$0].onNext($1) })
      },
      Row(name: "`share(replay: 1)` to 2", calls: 3) { _, work in
        let subject = PublishSubject<Int>()
        let shared = subject.share(replay: 1)
        _ = shared.subscribe(onNext: summing(work))
        _ = shared.subscribe(onNext: summing({}))
        return Run(send: { subject.onNext($1) })
      },
      Row(name: "`flatMap`, an inner source for each thread", calls: 2) { threads, work in
        let outer = PublishSubject<PublishSubject<Int>>()
        let inner = (0..<threads).map { _ in PublishSubject<Int>() }
        _ = outer.flatMap { $0 }.subscribe(onNext: summing(work))
        for subject in inner { outer.onNext(subject) }
        return Run(send: { inner[$0].onNext($1) })
      },
      Row(name: "`observe(on:)` a serial queue", calls: 2) { _, work in
        observing(on: SerialDispatchQueueScheduler(qos: .default), work)
      },
      Row(name: "`observe(on:)` a concurrent queue", calls: 2) { _, work in
        observing(on: ConcurrentDispatchQueueScheduler(qos: .default), work)
      },
    ]

    private static func observing(on scheduler: some ImmediateSchedulerType, _ work: @escaping () -> Void)
      -> Run
    {
      let subject = PublishSubject<Int>()
      let delivered = Tally()
      _ = subject.observe(on: scheduler).subscribe(onNext: { _ in
        work()
        delivered.add(1)
      })
      return Run(send: { subject.onNext($1) }, delivered: delivered)
    }

    private static func summing(_ work: @escaping () -> Void) -> (Int) -> Void {
      var sum = 0
      return { number in
        sum &+= number
        work()
      }
    }
  }
}

/// A number that threads raise.
final class Tally: Sendable {
  private let number = Mutex(0)

  var value: Int { number.withLock { $0 } }

  @discardableResult
  func add(_ more: Int) -> Int {
    number.withLock {
      $0 += more
      return $0
    }
  }

  func raise(to value: Int) { number.withLock { $0 = max($0, value) } }
}

/// What a program writes without a library: a recursive lock, so that a handler may send, and closures.
///
/// `@unchecked Sendable`: the lock guards the handlers, which are not changed.
private final class LockedSource: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var handlers: [(Int) -> Void] = []

  init(calls: Int) {
    for _ in 0..<calls {
      var sum = 0
      handlers.append { sum &+= $0 }
    }
  }

  @inline(never)
  func send(_ number: Int) {
    lock.lock()
    for handle in handlers { handle(number) }
    lock.unlock()
  }
}
