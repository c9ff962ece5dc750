extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Transforms the element; if `transform` returns nil, the result completes without an element.
  ///
  /// If `transform` throws, the result fails with that error.
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
    Maybe<Result>(primitiveSequence.source.compactMap(transform))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Transforms the element; if `transform` returns nil, the result completes without an element.
  ///
  /// If `transform` throws, the result fails with that error.
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
    Maybe<Result>(primitiveSequence.source.compactMap(transform))
  }

  /// Succeeds with `default` if this maybe completes without an element.
  ///
  ///     Maybe<Int>.empty().ifEmpty(default: 4)  // success(4)
  @inlinable
  public func ifEmpty(default: Element) -> Single<Element> {
    Single(primitiveSequence.source.ifEmpty(default: `default`))
  }

  /// Continues with `other` if this maybe completes without an element.
  @inlinable
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(primitiveSequence.source.ifEmpty(switchTo: other.source))
  }

  /// Continues with `other` if this maybe completes without an element.
  @inlinable
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(primitiveSequence.source.ifEmpty(switchTo: other.source))
  }
}
