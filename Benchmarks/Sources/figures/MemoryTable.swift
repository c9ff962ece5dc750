import AllocationCounter
import OpenCombine
import Reactive

/// The memory that is allocated for as long as a subscription lasts.
struct MemoryTable {
  func print() {
    Swift.print("| | blocks | bytes | goal |\n|---|---|---|---|")
    row("a subject", goal: "2, 160") { PublishSubject<Int>() }
    subscriber("a subscriber of it, including its share of the array", goal: "2, 190") { $0 }
    subscriber("the same through a `map`", goal: "1, 80 more") { $0.map { $0 &+ 1 } }
    subscriber("the same through two `map`s", goal: "1, 80 more") { $0.map { $0 &+ 1 }.map { $0 &+ 1 } }
    subscriber("the same through two `map`s and a `filter`", goal: "1, 80 more") {
      $0.map { $0 &+ 1 }.map { $0 &+ 1 }.filter { $0 != 0 }
    }
    let subject = PublishSubject<Int>()
    let shared = subject.share()
    let first = shared.subscribe(onNext: { total &+= $0 })
    row("`share()`, one more subscriber") { shared.subscribe(onNext: { total &+= $0 }) }
    row("`share()`, with its first subscriber") { subject.share().subscribe(onNext: { total &+= $0 }) }
    row("`combineLatest` of 2") {
      Reactive::Observable.combineLatest(subject, subject) { $0 &+ $1 }.subscribe(onNext: { total &+= $0 })
    }
    row("`combineLatest` of 8") {
      Reactive::Observable<Int>.combineLatest(
        subject, subject, subject, subject, subject, subject, subject, subject
      ) { $0 &+ $1 &+ $2 &+ $3 &+ $4 &+ $5 &+ $6 &+ $7 }.subscribe(onNext: { total &+= $0 })
    }
    let queue = SerialDispatchQueueScheduler(qos: .default)
    row("`observe(on:)` a serial queue") { subject.observe(on: queue).subscribe(onNext: { total &+= $0 }) }
    let driver = subject.asDriver(onErrorJustReturn: 0)
    MainActor.assumeIsolated {
      let driven = driver.drive(onNext: { total &+= $0 })
      row("a `Driver`, one more subscriber") { driver.drive(onNext: { total &+= $0 }) }
      driven.dispose()
    }
    let relay = BehaviorRelay(value: 1)
    row("a `BehaviorRelay`") { BehaviorRelay(value: 1) }
    row("a subscriber of it") { relay.subscribe(onNext: { total &+= $0 }) }
    withExtendedLifetime((subject, first, relay)) {}
    row("OpenCombine: a subject") { PassthroughSubject<Int, Never>() }
    let other = PassthroughSubject<Int, Never>()
    row("OpenCombine: a subscriber of it") { other.sink { total &+= $0 } }
    let mapped = other.map { $0 &+ 1 }
    row("OpenCombine: the same through a `map`") { mapped.sink { total &+= $0 } }
  }

  private func subscriber(
    _ name: String, goal: String, _ chain: (Reactive::Observable<Int>) -> Reactive::Observable<Int>
  ) {
    let subject = PublishSubject<Int>()
    let observed = chain(subject)
    row(name, goal: goal) { observed.subscribe(onNext: { total &+= $0 }) }
    withExtendedLifetime(subject) {}
  }

  private func row<Made>(_ name: String, goal: String = "", _ make: () -> Made) {
    // Nearly a power of two, so that an array of them is nearly full.
    let count = 4000
    var kept: [Made] = []
    kept.reserveCapacity(count + 1)
    kept.append(make())
    let before = allocations_so_far()
    for _ in 0..<count { kept.append(make()) }
    let after = allocations_so_far()
    let blocks = Double(after.live_blocks - before.live_blocks) / Double(count)
    Swift.print(
      "| \(name) | \(blocks.rounded(to: 2)) | \((after.live_bytes - before.live_bytes) / count) | \(goal) |")
    withExtendedLifetime(kept) {}
  }
}

nonisolated(unsafe) private var total = 0
