/// What is known to be a sequence of user interface events.
public protocol ControlEventType<Element>: ObservableType {
  /// The sequence as a control event.
  func asControlEvent() -> ControlEvent<Element>
}

/// The events of a user interface element: they cannot fail, and nothing is sent at subscription.
///
/// Whoever makes one vouches for that. It is subscribed to on the main queue.
///
/// `Sendable` as the observable it wraps.
public struct ControlEvent<PropertyType>: ControlEventType, Sendable {
  /// What it sends.
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// Takes `events`, which must not fail.
  public init<Ev: ObservableType>(events: Ev) where Ev.Element == Element {
    self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
  }

  /// Hands `observer` what this sends, until the end or until the disposable is disposed of.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    events.subscribe(observer)
  }

  /// The same, as a plain observable.
  public func asObservable() -> Observable<Element> { events }

  /// The events themselves.
  public func asControlEvent() -> ControlEvent<Element> { self }

  /// The events as a sequence that cannot fail.
  public func asInfallible() -> Infallible<Element> { Infallible(events) }

  /// The events as a driver.
  public func asDriver() -> Driver<Element> { Driver(observing: events) }

  /// The events as a signal.
  public func asSignal() -> Signal<Element> { Signal(observing: events) }
}
