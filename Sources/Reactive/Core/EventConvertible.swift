/// A type that can be converted to an event.
public protocol EventConvertible<Element> {
  associatedtype Element
  /// The event that this value represents.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// The event itself.
  @inlinable
  public var event: Event<Element> { self }
}
