/// The buffer of one source of `zip`: a ring buffer, first in, first out.
///
/// It uses raw memory, as `LatestValue` does. Sound, because `removeFirst` is only called if the buffer isn't empty,
/// and all access is inside one gate.
@usableFromInline
final class ZipBuffer<Element> {
  @usableFromInline @exclusivity(unchecked) var ring = UnsafeMutablePointer<Element>.allocate(capacity: 4)
  /// The capacity, always a power of two.
  @usableFromInline @exclusivity(unchecked) var capacity = 4
  @usableFromInline @exclusivity(unchecked) var first = 0
  @usableFromInline @exclusivity(unchecked) var count = 0

  /// Creates a buffer for the elements of `source`, which only determines the type.
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
