/// What can be turned into an event.
public protocol EventConvertible<Element> {
  associatedtype Element
  /// The event that this stands for.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// The event itself.
  @inlinable
  public var event: Event<Element> { self }
}
