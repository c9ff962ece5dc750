import AllocationCounter
import OpenCombine
import Reactive

/// What is allocated, and stays so for as long as a subscription lasts.
struct MemoryTable {
  func print() {
    Swift.print("| | blocks | bytes | goal |\n|---|---|---|---|")
    row("a subject", goal: "2, 160") { PublishSubject<Int>() }
    let subject = PublishSubject<Int>()
    row("a subscriber on it, its share of the array included", goal: "2, 190") {
      subject.subscribe(onNext: { total &+= $0 })
    }
    row("the same with one `map` before it") {
      subject.map { $0 &+ 1 }.subscribe(onNext: { total &+= $0 })
    }
    let one = subject.map { $0 &+ 1 }
    let two = one.map { $0 &+ 1 }
    let three = two.filter { $0 != 0 }
    row("a subscription to a `map` that is there already") { one.subscribe(onNext: { total &+= $0 }) }
    row("to two of them: 1 more, 80 bytes more at most") { two.subscribe(onNext: { total &+= $0 }) }
    row("to a `filter` besides: again") { three.subscribe(onNext: { total &+= $0 }) }
    let other = PassthroughSubject<Int, Never>()
    row("OpenCombine: a subject") { PassthroughSubject<Int, Never>() }
    row("OpenCombine: a subscriber on it") { other.sink { total &+= $0 } }
    let mapped = other.map { $0 &+ 1 }
    row("OpenCombine: a subscription to a `map`") { mapped.sink { total &+= $0 } }
  }

  private func row<Made>(_ name: String, goal: String = "", _ make: () -> Made) {
    let count = 4096
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
