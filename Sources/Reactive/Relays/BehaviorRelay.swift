/// A `BehaviorSubject` that never terminates: an observable value.
///
/// Values may be sent from any thread. They are delivered on that thread, before `accept` returns, with the exceptions
/// listed for `PublishSubject`, and `value` is the new value from then on. Reading `value` and accepting another one
/// are two steps: if several threads change a relay depending on its value, use `scan` on a subject instead.
///
/// `@unchecked Sendable`: all its state is in the multicaster, which is `Sendable`.
public final class BehaviorRelay<Element>: ObservableType, @unchecked Sendable {
  @usableFromInline let multicaster: Multicaster<Element>

  /// Creates a relay whose current value is `value`.
  @inlinable
  public init(value: Element) { multicaster = Multicaster(.latest(value)) }

  deinit { multicaster.clear() }

  /// The current value.
  public var value: Element {
    guard case .latest(let value) = multicaster.state().0 else {
      preconditionFailure("The behavior relay has no value.")
    }
    return value
  }

  /// Replaces the current value and sends the new one to all observers.
  @inlinable
  public func accept(_ event: Element) { multicaster.nextLatest(event) }

  /// Returns the relay's elements as an observable, which has no `accept`.
  @inlinable
  public func asObservable() -> Observable<Element> {
    Observable(isDirect: true) { [multicaster] in multicaster.add($0) }
  }

  /// Subscribes `observer`, which receives the current value and then each new one.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe(observer)
  }
}
