/// The elements that share a key, as emitted by `groupBy`.
public struct GroupedObservable<Key, Element>: ObservableType {
  /// The key that all elements of the group share.
  public let key: Key
  @usableFromInline let source: Observable<Element>

  /// Creates a group that emits the elements of `source`.
  @inlinable
  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  /// Subscribes `observer`, which receives the group's events until the group terminates or the result is disposed of.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    source.subscribe(observer)
  }

  /// Returns the group's elements as an observable.
  @inlinable
  public func asObservable() -> Observable<Element> { source }
}

extension GroupedObservable: Sendable where Key: Sendable {}
