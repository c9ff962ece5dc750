extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Continues with the single that `selector` returns for the element.
  ///
  ///     Single.just(2).flatMap { Single.just($0 * 10) }  // success(20)
  ///
  /// The result fails if either single fails or `selector` throws.
  @inlinable
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Single<Result>
  ) -> Single<Result> {
    Single<Result>(primitiveSequence.source.flatMap(selector))
  }

  /// Continues with the maybe that `selector` returns for the element.
  ///
  /// The result fails if this single or the maybe fails, or if `selector` throws.
  @inlinable
  public func flatMapMaybe<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe<Result>(primitiveSequence.source.flatMap(selector))
  }

  /// Continues with the completable that `selector` returns for the element.
  ///
  /// The result fails if this single or the completable fails, or if `selector` throws.
  @inlinable
  public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
    Completable(primitiveSequence.source.flatMap(selector))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Continues with the maybe that `selector` returns for the element, or completes if this maybe has no element.
  ///
  /// The result fails if either maybe fails or `selector` throws.
  @inlinable
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe<Result>(primitiveSequence.source.flatMap(selector))
  }
}
