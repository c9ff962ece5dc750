/// The lifetime of one source of `combineLatest`, with its latest element.
///
/// The element is stored in raw memory rather than in an optional, because generic code would look up the type of the
/// optional for every element. Sound, because `current` is only read after the first `replace`, and inside one gate.
///
/// `@unchecked Sendable`: only the thread inside the gate uses `place`.
@usableFromInline
final class LatestValue<Element>: InnerSubscription, @unchecked Sendable {
  /// Allocated for the first element.
  @usableFromInline @exclusivity(unchecked) var place: UnsafeMutablePointer<Element>?

  /// Creates storage for the elements of `source`, which only determines the type.
  @inlinable
  init(of source: Observable<Element>) { super.init() }

  deinit {
    guard let place else { return }
    place.deinitialize(count: 1)
    place.deallocate()
  }

  @inlinable
  var current: Element { place.unsafelyUnwrapped.pointee }

  /// Stores `element`, and returns true if it is the first one.
  @inlinable
  func replace(_ element: Element) -> Bool {
    if let place {
      place.pointee = element
      return false
    }
    let fresh = UnsafeMutablePointer<Element>.allocate(capacity: 1)
    fresh.initialize(to: element)
    place = fresh
    return true
  }
}
