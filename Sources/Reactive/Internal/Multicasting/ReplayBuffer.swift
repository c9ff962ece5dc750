/// The last elements of a sequence, oldest first; appending takes constant time.
@usableFromInline
struct ReplayBuffer<Element> {
  @usableFromInline var elements: ContiguousArray<Element> = []
  @usableFromInline let capacity: Int
  /// The index of the oldest element, once the buffer is full.
  ///
  /// A `UInt32` that is declared last, so a multicaster fits into a smaller size class of the allocator.
  @usableFromInline var start: UInt32 = 0

  @inlinable
  init(capacity: Int) { self.capacity = capacity }

  /// Appends `element`, and returns the element that it replaces.
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

  /// Calls `body` with the elements, oldest first, until it returns false.
  @inlinable
  func forEach(_ body: (Element) -> Bool) {
    let oldest = Int(start)
    for place in oldest..<(oldest + elements.count) where !body(elements[place % elements.count]) { return }
  }
}
