/// A `BehaviorSubject` that cannot end: a value that can be observed.
///
/// `@unchecked Sendable`: its hub is.
public final class BehaviorRelay<Element>: ObservableType, @unchecked Sendable {
  @usableFromInline let hub: Hub<Element>

  /// Makes a relay that holds `value`.
  @inlinable
  public init(value: Element) { hub = Hub(.latest(value)) }

  deinit { hub.clear() }

  /// The latest element.
  public var value: Element {
    guard case .latest(let value) = hub.state().0 else {
      preconditionFailure("A behavior relay has a value from its making on.")
    }
    return value
  }

  /// Takes a new value, and sends it.
  @inlinable
  public func accept(_ event: Element) { hub.nextLatest(event) }

  /// What it sends, as an observable, which accepts nothing.
  @inlinable
  public func asObservable() -> Observable<Element> { Observable(isDirect: true) { [hub] in hub.add($0) } }

  /// Hands `observer` what this sends, until the end or until the disposable is disposed of.
  @inlinable
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe(observer)
  }
}
