/// The work of a virtual-time scheduler: a heap, earliest first, and of one time first scheduled first.
struct VirtualTimeQueue<Converter: VirtualTimeConverterType> {
  private struct Item {
    let due: Converter.VirtualTimeUnit
    let number: Int
    let cancel: SingleAssignmentDisposable
    let work: () -> Void
  }

  private let converter: Converter
  private var heap: ContiguousArray<Item> = []
  private var scheduled = 0

  init(_ converter: Converter) { self.converter = converter }

  mutating func insert(
    due: Converter.VirtualTimeUnit, _ cancel: SingleAssignmentDisposable, _ work: @escaping () -> Void
  ) {
    scheduled += 1
    heap.append(Item(due: due, number: scheduled, cancel: cancel, work: work))
    var child = heap.count - 1
    while child > 0, precedes(child, (child - 1) / 2) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// When the first piece of work is due, and whether it has been cancelled.
  var first: (due: Converter.VirtualTimeUnit, isCancelled: Bool)? {
    heap.first.map { ($0.due, $0.cancel.isDisposed) }
  }

  /// Takes the first piece of work out; performing it does nothing if it has been cancelled.
  mutating func removeFirst() -> () -> Void {
    heap.swapAt(0, heap.count - 1)
    let first = heap.removeLast()
    var parent = 0
    while true {
      var earliest = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && precedes(child, earliest) {
        earliest = child
      }
      if earliest == parent { return first.work }
      heap.swapAt(parent, earliest)
      parent = earliest
    }
  }

  private func precedes(_ one: Int, _ other: Int) -> Bool {
    switch converter.compareVirtualTime(heap[one].due, heap[other].due) {
    case .lessThan: true
    case .equal: heap[one].number < heap[other].number
    case .greaterThan: false
    }
  }

  /// The times of what waits, in order.
  var description: String {
    var copy = self
    var times: [String] = []
    while let (due, isCancelled) = copy.first {
      if !isCancelled { times.append("\(due)") }
      _ = copy.removeFirst()
    }
    return "work at [\(times.joined(separator: ", "))]"
  }
}
