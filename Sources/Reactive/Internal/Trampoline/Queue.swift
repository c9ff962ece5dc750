/// A first-in-first-out queue; both operations take amortised constant time.
@usableFromInline
struct Queue<Element> {
  @usableFromInline private(set) var elements: ContiguousArray<Element?> = []
  @usableFromInline private(set) var first = 0

  @usableFromInline
  init() {}

  @inlinable
  var isEmpty: Bool { first == elements.count }

  var count: Int { elements.count - first }

  @usableFromInline
  mutating func append(_ element: Element) { elements.append(element) }

  /// Returns the first element without removing it.
  func peek() -> Element? { isEmpty ? nil : elements[first] }

  mutating func popFirst() -> Element? {
    if isEmpty { return nil }
    let element = elements[first].take()
    first += 1
    if isEmpty {
      elements.removeAll(keepingCapacity: elements.count <= 1024)
      first = 0
    } else if first > 64, first * 2 > elements.count {
      elements.removeFirst(first)
      first = 0
    }
    return element
  }
}
