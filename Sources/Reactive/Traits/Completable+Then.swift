extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Subscribes to `second` when this completable has completed.
  ///
  /// The result fails if either of them fails.
  @inlinable
  public func concat(_ second: Completable) -> Completable { andThen(second) }

  /// Subscribes to the completables one after the other, each when the previous one has completed.
  ///
  /// Fails with the error of the first completable that fails.
  @inlinable
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Completable
  where Sequence.Element == Completable {
    Completable(.concat(sequence.lazy.map { $0.source }))
  }

  /// Subscribes to the completables one after the other, each when the previous one has completed.
  ///
  /// Fails with the error of the first completable that fails.
  @inlinable
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable
  where Collection.Element == Completable {
    concat(AnySequence(collection))
  }

  /// Subscribes to the completables one after the other, each when the previous one has completed.
  ///
  /// Fails with the error of the first completable that fails.
  @inlinable
  public static func concat(_ sources: Completable...) -> Completable { concat(AnySequence(sources)) }

  /// Continues with `second` when this completable has completed.
  ///
  /// The result fails if either of them fails.
  @inlinable
  public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
    Single<Element>(andThen(second.source))
  }

  /// Continues with `second` when this completable has completed.
  ///
  /// The result fails if either of them fails.
  @inlinable
  public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
    Maybe<Element>(andThen(second.source))
  }

  /// Subscribes to `second` when this completable has completed.
  ///
  /// The result fails if either of them fails.
  @inlinable
  public func andThen(_ second: Completable) -> Completable {
    Completable(primitiveSequence.source.followed(by: second.source))
  }

  /// Continues with `second` when this completable has completed.
  ///
  ///     Completable.empty().andThen(Observable.of(1, 2))  // 1, 2, completed
  ///
  /// The result fails if either of them fails.
  @inlinable
  public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> {
    let first: Observable<Element> = primitiveSequence.source.stage { _ in { _ in } }
    return first.followed(by: second)
  }
}

extension ObservableType {
  /// Continues with `second` when this sequence has completed, and releases this sequence after that.
  @inlinable
  func followed(by second: Observable<Element>) -> Observable<Element> {
    let first = asObservable().bare
    let second = second.bare
    return Observable { downstream in first.resumed(downstream) { error in error == nil ? second : nil } }
  }
}
