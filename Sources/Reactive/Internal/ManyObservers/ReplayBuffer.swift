/// The last elements of a sequence, oldest first; appending takes constant time.
@usableFromInline
struct ReplayBuffer<Element> {
  @usableFromInline var elements: ContiguousArray<Element> = []
  @usableFromInline let capacity: Int
  /// Where the oldest element is, once the buffer is full.
  ///
  /// Four bytes, and the last, so that a hub is a block of a smaller size.
  @usableFromInline var start: UInt32 = 0

  @inlinable
  init(capacity: Int) { self.capacity = capacity }

  /// Returns what had to make room.
  @inlinable
  mutating func append(_ element: Element) -> Element? {
    if elements.count < capacity {
      elements.append(element)
      return nil
    }
    if capacity == 0 { return nil }
    var dropped = element
    swap(&dropped, &elements[Int(start)])
    start = UInt32((Int(start) + 1) % capacity)
    return dropped
  }

  /// Hands the elements to `body`, oldest first, until it returns false.
  @inlinable
  func forEach(_ body: (Element) -> Bool) {
    let oldest = Int(start)
    for place in oldest..<(oldest + elements.count) where !body(elements[place % elements.count]) { return }
  }
}
