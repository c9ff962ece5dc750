import AllocationCounter
import OpenCombine
import Reactive

/// What is allocated, and stays so for as long as a subscription lasts.
struct MemoryTable {
  func print() {
    Swift.print("| | blocks | bytes | goal |\n|---|---|---|---|")
    row("a subject", goal: "2, 160") { PublishSubject<Int>() }
    subscriber("a subscriber on it, its share of the array included", goal: "2, 190") { $0 }
    subscriber("the same through a `map`", goal: "1, 80 more") { $0.map { $0 &+ 1 } }
    subscriber("through two", goal: "1, 80 more") { $0.map { $0 &+ 1 }.map { $0 &+ 1 } }
    subscriber("through a `filter` besides", goal: "1, 80 more") {
      $0.map { $0 &+ 1 }.map { $0 &+ 1 }.filter { $0 != 0 }
    }
    row("OpenCombine: a subject") { PassthroughSubject<Int, Never>() }
    let other = PassthroughSubject<Int, Never>()
    row("OpenCombine: a subscriber on it") { other.sink { total &+= $0 } }
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
