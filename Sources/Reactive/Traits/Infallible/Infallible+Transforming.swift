extension InfallibleType {
  /// Transforms each element.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
    Infallible<Result>(asObservable().map(transform))
  }

  /// Makes a sequence of each element, and sends what any of them sends, as it comes.
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMap(selector))
  }

  /// Makes a sequence of each element, and sends what the newest of them sends; the one before is disposed of.
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapLatest(selector))
  }

  /// Makes a sequence of an element and sends what it sends; elements that come while it runs are dropped.
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapFirst(selector))
  }

  /// Makes a sequence of each element, and sends what they send, one after the other.
  @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().concatMap(selector))
  }
}
