extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Goes on with the single that `selector` makes of the element.
  ///
  ///     Single.just(2).flatMap { Single.just($0 * 10) }  // success(20)
  ///
  /// Fails with either, or with what `selector` throws.
  @inlinable
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Single<Result>
  ) -> Single<Result> {
    Single<Result>(primitiveSequence.source.flatMap(selector))
  }

  /// Goes on with the maybe that `selector` makes of the element.
  ///
  /// Fails with either, or with what `selector` throws.
  @inlinable
  public func flatMapMaybe<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe<Result>(primitiveSequence.source.flatMap(selector))
  }

  /// Goes on with the completable that `selector` makes of the element.
  ///
  /// Fails with either, or with what `selector` throws.
  @inlinable
  public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
    Completable(primitiveSequence.source.flatMap(selector))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Goes on with the maybe that `selector` makes of the element; completes where there is none.
  ///
  /// Fails with either, or with what `selector` throws.
  @inlinable
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe<Result>(primitiveSequence.source.flatMap(selector))
  }
}
