/// The elements of one of several sources that wait for their partners: a ring, first in, first out.
///
/// Raw memory, as `Latest`. Sound, because `removeFirst` is called only where something waits, and all happens
/// inside one gate.
@usableFromInline
final class Unpaired<Element> {
  @usableFromInline @exclusivity(unchecked) var ring = UnsafeMutablePointer<Element>.allocate(capacity: 4)
  /// A power of two.
  @usableFromInline @exclusivity(unchecked) var capacity = 4
  @usableFromInline @exclusivity(unchecked) var first = 0
  @usableFromInline @exclusivity(unchecked) var count = 0

  /// The source only says what `Element` is.
  @inlinable
  init(of source: Observable<Element>) {}

  deinit {
    while !isEmpty { _ = removeFirst() }
    ring.deallocate()
  }

  @inlinable
  var isEmpty: Bool { count == 0 }

  @inlinable
  func append(_ element: Element) {
    if count == capacity { grow() }
    (ring + ((first + count) & (capacity - 1))).initialize(to: element)
    count += 1
  }

  @inlinable
  func removeFirst() -> Element {
    let place = ring + first
    first = (first + 1) & (capacity - 1)
    count -= 1
    return place.move()
  }

  @usableFromInline
  func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: ring + first, count: capacity - first)
    (larger + (capacity - first)).moveInitialize(from: ring, count: first)
    ring.deallocate()
    ring = larger
    capacity *= 2
    first = 0
  }
}
