/// What waits for its time: a heap, earliest first, and of one time in the order of entering.
struct DueQueue<Due, Load> {
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

  /// All that waits, in no order.
  var items: [Item] { Array(heap) }

  mutating func insert(_ load: Load, due: Due) {
    entered += 1
    insert(Item(due: due, number: entered, load: load))
  }

  /// Puts back what was taken out, where it was.
  mutating func insert(_ item: Item) {
    heap.append(item)
    var child = heap.count - 1
    while child > 0, precedes(child, (child - 1) / 2) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Takes the first item out; there must be one.
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
    // In place: a copy of a load would be retained.
    if isEarlier(heap[one].due, heap[other].due) { return true }
    return heap[one].number < heap[other].number && !isEarlier(heap[other].due, heap[one].due)
  }
}
