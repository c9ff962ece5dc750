/// The latest element of one of several sources.
///
/// Raw memory and not an optional: code that does not know `Element` would look its type up for every element. Sound,
/// because `current` is read after the first `replace` only, and all happens inside one gate.
@usableFromInline
final class Latest<Element> {
  @usableFromInline let place = UnsafeMutablePointer<Element>.allocate(capacity: 1)
  @usableFromInline @exclusivity(unchecked) var isMissing = true

  /// The source only says what `Element` is.
  @inlinable
  init(of source: Observable<Element>) {}

  deinit {
    if !isMissing { place.deinitialize(count: 1) }
    place.deallocate()
  }

  @inlinable
  var current: Element { place.pointee }

  /// True for the first element.
  @inlinable
  func replace(_ element: Element) -> Bool {
    if isMissing {
      place.initialize(to: element)
      isMissing = false
      return true
    }
    place.pointee = element
    return false
  }
}
