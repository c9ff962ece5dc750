/// A `BehaviorSubject` that cannot end: a value that can be observed.
///
/// Values may be sent from any thread. They are delivered on that thread, before `accept` returns, with the exceptions
/// that `PublishSubject` lists; `value` is the new value from then on. Reading `value` and accepting another one are two
/// steps: if several threads change a relay depending on its value, use `scan` on a subject instead.
///
/// `@unchecked Sendable`: its hub is.
public final class BehaviorRelay<Element>: ObservableType, @unchecked Sendable {
  @usableFromInline let hub: Hub<Element>

  /// Creates a relay whose current value is `value`.
  @inlinable
  public init(value: Element) { hub = Hub(.latest(value)) }

  deinit { hub.clear() }

  /// The current value.
  public var value: Element {
    guard case .latest(let value) = hub.state().0 else {
      preconditionFailure("A behavior relay has a value from its making on.")
    }
    return value
  }

  /// Replaces the current value, and sends the new one to all observers.
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
