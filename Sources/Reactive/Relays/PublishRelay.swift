/// A `PublishSubject` that never terminates.
///
/// Elements may be sent from any thread. They are delivered on that thread, before `accept` returns, with the
/// exceptions listed for `PublishSubject`.
///
/// `@unchecked Sendable`: all its state is in the multicaster, which is `Sendable`.
public final class PublishRelay<Element>: ObservableType, @unchecked Sendable {
  @usableFromInline let multicaster = Multicaster<Element>()

  /// Creates a relay without observers.
  public init() {}

  deinit { multicaster.clear() }

  /// Sends an element to all observers.
  @inlinable
  public func accept(_ event: Element) { multicaster.next(event) }

  /// Returns the relay's elements as an observable, which has no `accept`.
  @inlinable
  public func asObservable() -> Observable<Element> {
    Observable(isDirect: true) { [multicaster] in multicaster.add($0) }
  }

  /// Subscribes `observer`, which receives each element from now on.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe(observer)
  }
}
