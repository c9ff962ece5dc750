/// An observer that is one closure.
///
/// `@unchecked Sendable`: the ones this library hands out pass a gate, so that any thread may send to them. Who makes
/// one answers for the closure.
public struct AnyObserver<Element>: ObserverType, @unchecked Sendable {
  /// What gets each event.
  public typealias EventHandler = (Event<Element>) -> Void

  @usableFromInline let handler: EventHandler

  /// Makes an observer that hands each event to `eventHandler`.
  @inlinable
  public init(eventHandler: @escaping EventHandler) { handler = eventHandler }

  /// Makes an observer that hands each event to `observer`, and keeps it.
  @inlinable
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    handler = observer.on
  }

  /// Hands `event` on.
  @inlinable
  public func on(_ event: Event<Element>) { handler(event) }

  /// The observer itself.
  @inlinable
  public func asObserver() -> AnyObserver<Element> { self }
}
