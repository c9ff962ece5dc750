extension InfallibleType {
  /// Transforms each element.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
    Infallible<Result>(asObservable().map(transform))
  }

  /// Turns each element into an inner sequence, and emits the elements of all inner sequences as they arrive.
  ///
  /// The inner sequences must not fail: an error would end the result without an event.
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMap(selector))
  }

  /// Turns each element into an inner sequence, and emits the elements of the latest one; the previous one is disposed
  /// of.
  ///
  /// The inner sequences must not fail: an error would end the result without an event.
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapLatest(selector))
  }

  /// Turns an element into an inner sequence and emits its elements, and drops the elements that arrive until it
  /// completes.
  ///
  /// The inner sequences must not fail: an error would end the result without an event.
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapFirst(selector))
  }

  /// Turns each element into an inner sequence, and emits the elements of the inner sequences one sequence after the
  /// other.
  ///
  /// The inner sequences must not fail: an error would end the result without an event.
  @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().concatMap(selector))
  }

  /// Transforms each element, and drops those for which `transform` returns nil.
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result> {
    Infallible<Result>(asObservable().compactMap(transform))
  }

  /// Changes a value in place with each element, and emits it after each change.
  @inlinable
  public func scan<Seed>(
    into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void
  ) -> Infallible<Seed> {
    Infallible<Seed>(asObservable().scan(into: seed, accumulator: accumulator))
  }

  /// Combines each element with the previous result, starting with `seed`, and emits each new result.
  @inlinable
  public func scan<Seed>(
    _ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed
  ) -> Infallible<Seed> {
    Infallible<Seed>(asObservable().scan(seed, accumulator: accumulator))
  }
}

extension ObservableType {
  /// Turns each element into an infallible, and emits the elements of the latest one; the previous one is disposed of.
  ///
  /// Neither this sequence nor `selector` may fail: an error would end the result without an event.
  @inlinable
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().flatMapLatest { try selector($0).asObservable() })
  }
}
