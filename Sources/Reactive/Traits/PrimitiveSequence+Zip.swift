extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Combines the elements of all singles, once all of them have succeeded.
  ///
  ///     Single.zip(.just(1), Single.just("a")) { "\($0)\($1)" }  // success(1a)
  ///
  /// Fails with the error of the first single that fails, or if `resultSelector` throws.
  @inlinable
  public static func zip<First, each Other>(
    _ first: Single<First>, _ other: repeat Single<each Other>,
    resultSelector: @escaping (First, repeat each Other) throws -> Element
  ) -> Single<Element> {
    Single(.zip(first, repeat each other, resultSelector: resultSelector))
  }

  /// Combines the elements of all singles, once all of them have succeeded.
  ///
  /// An empty collection succeeds with the result of `resultSelector` for no elements. Fails with the error of the
  /// first single that fails, or if `resultSelector` throws.
  @inlinable
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> Single<Result> where Collection.Element == Single<Element> {
    if collection.isEmpty { return .deferred { .just(try resultSelector([])) } }
    return Single<Result>(.zip(collection.map { $0.source }, resultSelector: resultSelector))
  }

  /// Emits an array of the elements of all singles, once all of them have succeeded.
  ///
  /// An empty collection succeeds with an empty array. Fails with the error of the first single that fails.
  @inlinable
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Single<[Element]> where Collection.Element == Single<Element> {
    zip(collection) { $0 }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Combines the elements of all maybes, once each of them has an element.
  ///
  /// If a maybe completes without an element, the result completes without one when all maybes have completed. Fails
  /// with the first maybe that fails, or if `resultSelector` throws.
  @inlinable
  public static func zip<First, each Other>(
    _ first: Maybe<First>, _ other: repeat Maybe<each Other>,
    resultSelector: @escaping (First, repeat each Other) throws -> Element
  ) -> Maybe<Element> {
    Maybe(.zip(first, repeat each other, resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Subscribes to all completables at once, and completes when all of them have completed.
  ///
  /// Fails with the error of the first completable that fails. An empty array completes at once.
  @inlinable
  public static func zip(_ sources: [Completable]) -> Completable {
    Completable(.merge(sources.map { $0.source }))
  }

  /// Subscribes to all completables at once, and completes when all of them have completed.
  ///
  /// Fails with the error of the first completable that fails.
  @inlinable
  public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

  /// Subscribes to all completables at once, and completes when all of them have completed.
  ///
  /// Fails with the error of the first completable that fails. An empty collection completes at once.
  @inlinable
  public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
  where Collection.Element == Completable {
    zip(Array(sources))
  }
}
