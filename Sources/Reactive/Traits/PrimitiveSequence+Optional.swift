extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Transforms the element; where `transform` returns nil, there is none.
  ///
  /// What `transform` throws is the error of the maybe.
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
    Maybe<Result>(primitiveSequence.source.compactMap(transform))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Transforms the element; where `transform` returns nil, there is none.
  ///
  /// What `transform` throws is the error of the maybe.
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
    Maybe<Result>(primitiveSequence.source.compactMap(transform))
  }

  /// Succeeds with `default` where there is no element.
  ///
  ///     Maybe<Int>.empty().ifEmpty(default: 4)  // success(4)
  @inlinable
  public func ifEmpty(default: Element) -> Single<Element> {
    Single(primitiveSequence.source.ifEmpty(default: `default`))
  }

  /// Goes on with `other` where there is no element.
  @inlinable
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(primitiveSequence.source.ifEmpty(switchTo: other.source))
  }

  /// Goes on with `other` where there is no element.
  @inlinable
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(primitiveSequence.source.ifEmpty(switchTo: other.source))
  }
}
