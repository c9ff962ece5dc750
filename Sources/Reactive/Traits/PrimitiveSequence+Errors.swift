extension PrimitiveSequence {
  /// Goes on with what `handler` makes of the error; what it throws is the error of the sequence.
  ///
  ///     Single<Int>.error(RxError.unknown).catch { _ in .just(0) }  // success(0)
  @inlinable
  public func `catch`(
    _ handler: @escaping (any Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.catch { try handler($0).source })
  }

  /// Subscribes anew after an error, `maxAttemptCount` times in all.
  ///
  /// The error of the last attempt is the error of the sequence.
  @inlinable
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.retry(maxAttemptCount))
  }

  /// Subscribes anew whenever the sequence that `notificationHandler` makes of the errors sends an element.
  ///
  /// That sequence's end is the end of this.
  @inlinable
  public func retry<Error: Swift.Error>(
    when notificationHandler: @escaping (Observable<Error>) -> some ObservableType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.retry(when: notificationHandler))
  }

  /// Subscribes anew whenever the sequence that `notificationHandler` makes of the errors sends an element.
  ///
  /// That sequence's end is the end of this.
  @inlinable
  public func retry(
    when notificationHandler: @escaping (Observable<any Error>) -> some ObservableType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.retry(when: notificationHandler))
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Succeeds with `element` instead of failing.
  @inlinable
  public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(primitiveSequence.source.catchAndReturn(element))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Succeeds with `element` instead of failing.
  @inlinable
  public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(primitiveSequence.source.catchAndReturn(element))
  }
}
