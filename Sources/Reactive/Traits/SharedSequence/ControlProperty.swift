/// A property of a user interface element that can be observed and set.
public protocol ControlPropertyType<Element>: ObservableType, ObserverType {
  /// Returns the sequence as a control property.
  func asControlProperty() -> ControlProperty<Element>
}

/// A property of a user interface element that can be observed and set.
///
/// It never fails. It emits its current value at subscription, and then each value that the user enters, but not those
/// that the program sets. The code that creates one must ensure this. Its source is subscribed to on the main queue.
///
/// It is `Sendable`, because the observable and the observer that it wraps are.
public struct ControlProperty<PropertyType>: ControlPropertyType, Sendable {
  /// The type of the values.
  public typealias Element = PropertyType

  private let values: Observable<PropertyType>
  private let valueSink: AnyObserver<PropertyType>

  /// Creates a control property from `values`, which must not fail, and `valueSink`, which sets the property.
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == Element, Sink.Element == Element {
    self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
    self.valueSink = valueSink.asObserver()
  }

  /// Subscribes `observer`, which receives the current value and then each one that the user enters.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    values.subscribe(observer)
  }

  /// Returns the values as an observable.
  public func asObservable() -> Observable<Element> { values }

  /// The values that the user enters from now on, without the current one.
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

  /// Returns the control property itself.
  public func asControlProperty() -> ControlProperty<Element> { self }

  /// Sets the property; an error traps in debug builds and is printed in release builds.
  public func on(_ event: Event<Element>) {
    if case .error(let error) = event { return bindingFailed(error) }
    valueSink.on(event)
  }

  /// Returns the values as a driver.
  public func asDriver() -> Driver<Element> { Driver(observing: values) }
}

extension ControlPropertyType where Element == String? {
  /// The property with an empty string in place of nil.
  public var orEmpty: ControlProperty<String> {
    ControlProperty(values: map { $0 ?? "" }, valueSink: mapObserver { $0 })
  }
}
