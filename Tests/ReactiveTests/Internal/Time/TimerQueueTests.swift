import Testing

@testable import Reactive

struct TimerQueueTests {
  @Test func `items are removed in the order of their times, and of insertion for equal times`() {
    var queue = TimerQueue<Int, String> { $0 < $1 }
    for (due, load) in [(3, "a"), (1, "b"), (3, "c"), (2, "d"), (1, "e"), (3, "f")] {
      queue.insert(load, due: due)
    }
    #expect(queue.items.count == 6)
    var loads: [String] = []
    while queue.first != nil { loads.append(queue.removeFirst().load) }
    #expect(loads == ["b", "e", "d", "a", "c", "f"])
  }

  @Test func `an item that is inserted again returns to its old position`() {
    var queue = TimerQueue<Int, String> { $0 < $1 }
    for load in ["a", "b", "c"] { queue.insert(load, due: 1) }
    let first = queue.removeFirst()
    queue.insert("d", due: 1)
    queue.insert(first)
    var loads: [String] = []
    while queue.first != nil { loads.append(queue.removeFirst().load) }
    #expect(loads == ["a", "b", "c", "d"])
  }
}
