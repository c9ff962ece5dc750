/// One of several sources, and its latest element.
///
/// Raw memory and not an optional: code that does not know `Element` would look its type up for every element. Sound,
/// because `current` is read after the first `replace` only, and all happens inside one gate.
///
/// `@unchecked Sendable`: `place` belongs to the thread inside the gate.
@usableFromInline
final class Latest<Element>: Inlet, @unchecked Sendable {
  /// Allocated for the first element.
  @usableFromInline @exclusivity(unchecked) var place: UnsafeMutablePointer<Element>?

  /// The source only says what `Element` is.
  @inlinable
  init(of source: Observable<Element>) { super.init() }

  deinit {
    guard let place else { return }
    place.deinitialize(count: 1)
    place.deallocate()
  }

  @inlinable
  var current: Element { place.unsafelyUnwrapped.pointee }

  /// True for the first element.
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
