/// An observer that calls a closure with each event.
///
/// `@unchecked Sendable`: the observers that this library passes to your closures are protected by a gate, so any
/// thread may send to them. If you create one yourself, its closure must be safe on every thread that uses it.
public struct AnyObserver<Element>: ObserverType, @unchecked Sendable {
  /// The type of the closure that receives each event.
  public typealias EventHandler = (Event<Element>) -> Void

  @usableFromInline let handler: EventHandler

  /// Creates an observer that passes each event to `eventHandler`.
  @inlinable
  public init(eventHandler: @escaping EventHandler) { handler = eventHandler }

  /// Creates an observer that passes each event to `observer`, which it retains.
  @inlinable
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    handler = observer.on
  }

  /// Passes `event` to the closure.
  @inlinable
  public func on(_ event: Event<Element>) { handler(event) }

  /// Returns the observer itself.
  @inlinable
  public func asObserver() -> AnyObserver<Element> { self }
}
