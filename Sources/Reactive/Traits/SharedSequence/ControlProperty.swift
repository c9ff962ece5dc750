/// What is known to be a property of a user interface element.
public protocol ControlPropertyType<Element>: ObservableType, ObserverType {
  /// The sequence as a control property.
  func asControlProperty() -> ControlProperty<Element>
}

/// A property of a user interface element, to be observed and to be set.
///
/// It cannot fail, sends its value at subscription, and then what the user makes of it, but not what the program sets.
/// Whoever makes one vouches for that. It is subscribed to on the main queue.
///
/// `Sendable` as the observable and the observer it wraps.
public struct ControlProperty<PropertyType>: ControlPropertyType, Sendable {
  /// What it sends.
  public typealias Element = PropertyType

  private let values: Observable<PropertyType>
  private let valueSink: AnyObserver<PropertyType>

  /// Takes `values`, which must not fail, and `valueSink`, which sets the property.
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == Element, Sink.Element == Element {
    self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
    self.valueSink = valueSink.asObserver()
  }

  /// Hands `observer` what this sends, until the end or until the disposable is disposed of.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    values.subscribe(observer)
  }

  /// The same, as a plain observable.
  public func asObservable() -> Observable<Element> { values }

  /// What the user makes of the property from now on, without its present value.
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

  /// The property itself.
  public func asControlProperty() -> ControlProperty<Element> { self }

  /// Sets the property; traps at an error in debug builds, and prints it in others.
  public func on(_ event: Event<Element>) {
    if case .error(let error) = event { return bindingFailed(error) }
    valueSink.on(event)
  }

  /// The property as a driver.
  public func asDriver() -> Driver<Element> { Driver(observing: values) }
}

extension ControlPropertyType where Element == String? {
  /// The property with an empty text for nil.
  public var orEmpty: ControlProperty<String> {
    ControlProperty(values: map { $0 ?? "" }, valueSink: mapObserver { $0 })
  }
}
