extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Combines the elements of all singles, once they have all succeeded.
  ///
  ///     Single.zip(.just(1), Single.just("a")) { "\($0)\($1)" }  // success(1a)
  ///
  /// Fails with the first that fails, or with what `resultSelector` throws.
  @inlinable
  public static func zip<First, each Other>(
    _ first: Single<First>, _ other: repeat Single<each Other>,
    resultSelector: @escaping (First, repeat each Other) throws -> Element
  ) -> Single<Element> {
    Single(.zip(first, repeat each other, resultSelector: resultSelector))
  }

  /// Combines the elements of all singles, once they have all succeeded.
  ///
  /// An empty collection gives a combination of nothing.
  @inlinable
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> Single<Result> where Collection.Element == Single<Element> {
    if collection.isEmpty { return .deferred { .just(try resultSelector([])) } }
    return Single<Result>(.zip(collection.map { $0.source }, resultSelector: resultSelector))
  }

  /// Gathers the elements of all singles in an array, once they have all succeeded.
  ///
  /// An empty collection gives an empty array.
  @inlinable
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Single<[Element]> where Collection.Element == Single<Element> {
    zip(collection) { $0 }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Combines the elements of all maybes, once they all have one.
  ///
  /// Completes without an element when one of them does; fails with the first that fails, or with what
  /// `resultSelector` throws.
  @inlinable
  public static func zip<First, each Other>(
    _ first: Maybe<First>, _ other: repeat Maybe<each Other>,
    resultSelector: @escaping (First, repeat each Other) throws -> Element
  ) -> Maybe<Element> {
    Maybe(.zip(first, repeat each other, resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Runs all completables at once and completes when all of them have.
  ///
  /// Fails with the first that fails. None at all complete at once.
  @inlinable
  public static func zip(_ sources: [Completable]) -> Completable {
    Completable(.merge(sources.map { $0.source }))
  }

  /// Runs all completables at once and completes when all of them have.
  ///
  /// Fails with the first that fails.
  @inlinable
  public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

  /// Runs all completables at once and completes when all of them have.
  ///
  /// Fails with the first that fails. None at all complete at once.
  @inlinable
  public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
  where Collection.Element == Completable {
    zip(Array(sources))
  }
}
