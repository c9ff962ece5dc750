/// What can be turned into an observable.
public protocol ObservableConvertibleType<Element> {
  associatedtype Element
  /// The sequence as an observable.
  func asObservable() -> Observable<Element>
}

/// A sequence that can be subscribed to; every operator is an extension of it.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Hands the events of a new run to `observer` until the run ends or the result is disposed of.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element
}

extension ObservableType {
  /// Brings in a sequence of somebody else's making; its events pass a gate that keeps the grammar.
  @inlinable
  public func asObservable() -> Observable<Element> { .create { self.subscribe($0) } }
}
