/// A type that can be converted to an observable.
public protocol ObservableConvertibleType<Element> {
  associatedtype Element
  /// Returns the sequence as an observable.
  func asObservable() -> Observable<Element>
}

/// A sequence that you can subscribe to; every operator is an extension of this protocol.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Subscribes `observer`, which receives events until the sequence terminates or the result is disposed of.
  ///
  /// - Returns: A disposable that ends the subscription.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element
}

extension ObservableType {
  /// Returns the sequence as an observable.
  ///
  /// This default implementation is for types outside the library. Their events pass a gate, which delivers them one at
  /// a time and drops those that come after a terminal event.
  @inlinable
  public func asObservable() -> Observable<Element> { .create { self.subscribe($0) } }
}
