/// The elements that have one key, as `groupBy` sends them.
public struct GroupedObservable<Key, Element>: ObservableType {
  /// What the elements have in common.
  public let key: Key
  @usableFromInline let source: Observable<Element>

  /// Makes a group of what `source` sends.
  @inlinable
  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  /// Hands `observer` what this sends, until the end or until the disposable is disposed of.
  @inlinable
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    source.subscribe(observer)
  }

  /// The same sequence.
  @inlinable
  public func asObservable() -> Observable<Element> { source }
}

extension GroupedObservable: Sendable where Key: Sendable {}
