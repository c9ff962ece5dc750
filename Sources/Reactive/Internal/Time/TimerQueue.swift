/// A priority queue of timers: earliest first, and in the order of insertion for the same time.
struct TimerQueue<Due, Load> {
  struct Item {
    let due: Due
    fileprivate let number: Int
    let load: Load
  }

  private let isEarlier: (Due, Due) -> Bool
  private var heap: ContiguousArray<Item> = []
  private var entered = 0

  init(isEarlier: @escaping (Due, Due) -> Bool) { self.isEarlier = isEarlier }

  var first: Item? { heap.first }

  /// All items, in no particular order.
  var items: [Item] { Array(heap) }

  mutating func insert(_ load: Load, due: Due) {
    entered += 1
    insert(Item(due: due, number: entered, load: load))
  }

  /// Inserts an item that was removed before, at its old position.
  mutating func insert(_ item: Item) {
    heap.append(item)
    var child = heap.count - 1
    while child > 0, precedes(child, (child - 1) / 2) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Removes and returns the first item; the queue must not be empty.
  mutating func removeFirst() -> Item {
    heap.swapAt(0, heap.count - 1)
    let first = heap.removeLast()
    var parent = 0
    while true {
      var earliest = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && precedes(child, earliest) {
        earliest = child
      }
      if earliest == parent { return first }
      heap.swapAt(parent, earliest)
      parent = earliest
    }
  }

  private func precedes(_ one: Int, _ other: Int) -> Bool {
    // Compared in place, because a copy would retain the load.
    if isEarlier(heap[one].due, heap[other].due) { return true }
    return heap[one].number < heap[other].number && !isEarlier(heap[other].due, heap[one].due)
  }
}
