/// First in, first out; both take constant time, amortised.
@usableFromInline
struct Queue<Element> {
  private var elements: ContiguousArray<Element?> = []
  private var first = 0
  @usableFromInline private(set) var count = 0

  @usableFromInline
  init() {}

  @inlinable
  var isEmpty: Bool { count == 0 }

  @usableFromInline
  mutating func append(_ element: Element) {
    elements.append(element)
    count += 1
  }

  /// The first, which stays.
  func peek() -> Element? { count == 0 ? nil : elements[first] }

  mutating func popFirst() -> Element? {
    if count == 0 { return nil }
    let element = elements[first].take()
    first += 1
    count -= 1
    if count == 0 {
      elements.removeAll(keepingCapacity: elements.count <= 1024)
      first = 0
    } else if first > 64, first * 2 > elements.count {
      elements.removeFirst(first)
      first = 0
    }
    return element
  }
}
