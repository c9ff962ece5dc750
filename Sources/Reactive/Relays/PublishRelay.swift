/// A `PublishSubject` that cannot end.
///
/// Elements may be sent from any thread. They are delivered on that thread, before `accept` returns, with the exceptions
/// that `PublishSubject` lists.
///
/// `@unchecked Sendable`: its hub is.
public final class PublishRelay<Element>: ObservableType, @unchecked Sendable {
  @usableFromInline let hub = Hub<Element>()

  /// Creates a relay without observers.
  public init() {}

  deinit { hub.clear() }

  /// Sends an element to all observers.
  @inlinable
  public func accept(_ event: Element) { hub.next(event) }

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
