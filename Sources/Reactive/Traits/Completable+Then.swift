extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Runs `second` when this has completed.
  @inlinable
  public func concat(_ second: Completable) -> Completable { andThen(second) }

  /// Runs the completables one after the other; fails with the first that fails.
  @inlinable
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Completable
  where Sequence.Element == Completable {
    Completable(.concat(sequence.lazy.map { $0.source }))
  }

  /// Runs the completables one after the other; fails with the first that fails.
  @inlinable
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable
  where Collection.Element == Completable {
    concat(AnySequence(collection))
  }

  /// Runs the completables one after the other; fails with the first that fails.
  @inlinable
  public static func concat(_ sources: Completable...) -> Completable { concat(AnySequence(sources)) }

  /// Goes on with `second` when this has completed.
  @inlinable
  public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
    Single<Element>(andThen(second.source))
  }

  /// Goes on with `second` when this has completed.
  @inlinable
  public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
    Maybe<Element>(andThen(second.source))
  }

  /// Runs `second` when this has completed.
  @inlinable
  public func andThen(_ second: Completable) -> Completable {
    Completable(primitiveSequence.source.followed(by: second.source))
  }

  /// Goes on with `second` when this has completed.
  ///
  ///     Completable.empty().andThen(Observable.of(1, 2))  // 1, 2, completed
  ///
  /// Fails with either.
  @inlinable
  public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> {
    let first: Observable<Element> = primitiveSequence.source.stage { _ in { _ in } }
    return first.followed(by: second)
  }
}

extension ObservableType {
  /// Goes on with `second` when this has completed, and releases this after that.
  @inlinable
  func followed(by second: Observable<Element>) -> Observable<Element> {
    let first = asObservable().bare
    let second = second.bare
    return Observable { downstream in first.takenOver(downstream) { error in error == nil ? second : nil } }
  }
}
