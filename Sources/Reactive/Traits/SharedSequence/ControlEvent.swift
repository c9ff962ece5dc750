/// A sequence of user interface events.
public protocol ControlEventType<Element>: ObservableType {
  /// Returns the sequence as a control event.
  func asControlEvent() -> ControlEvent<Element>
}

/// The events of a user interface element: a sequence that never fails and emits nothing at subscription.
///
/// The code that creates one must ensure both. Its source is subscribed to on the main queue.
///
/// It is `Sendable`, because the observable that it wraps is.
public struct ControlEvent<PropertyType>: ControlEventType, Sendable {
  /// The type of the elements.
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// Creates a control event from `events`, which must not fail.
  public init<Ev: ObservableType>(events: Ev) where Ev.Element == Element {
    self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
  }

  /// Subscribes `observer`, which receives events until the sequence terminates or the result is disposed of.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    events.subscribe(observer)
  }

  /// Returns the events as an observable.
  public func asObservable() -> Observable<Element> { events }

  /// Returns the control event itself.
  public func asControlEvent() -> ControlEvent<Element> { self }

  /// Returns the events as an infallible.
  public func asInfallible() -> Infallible<Element> { Infallible(events) }

  /// Returns the events as a driver.
  public func asDriver() -> Driver<Element> { Driver(observing: events) }

  /// Returns the events as a signal.
  public func asSignal() -> Signal<Element> { Signal(observing: events) }
}
