extension PrimitiveSequence {
  /// Continues with the sequence that `handler` returns if this sequence fails.
  ///
  ///     Single<Int>.error(RxError.unknown).catch { _ in .just(0) }  // success(0)
  ///
  /// If that sequence fails or `handler` throws, the result fails with that error.
  @inlinable
  public func `catch`(
    _ handler: @escaping (any Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.catch { try handler($0).source })
  }

  /// Subscribes again after a failure, up to `maxAttemptCount` attempts in all.
  ///
  /// If the last attempt fails, the result fails with its error.
  ///
  /// - Precondition: `maxAttemptCount` is not negative.
  @inlinable
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.retry(maxAttemptCount))
  }

  /// Subscribes again after a failure with an error of one type, as soon as a sequence of your choice emits an element.
  ///
  /// `notificationHandler` receives those errors as a sequence, and returns the sequence that triggers the next
  /// attempt. If the returned sequence terminates, the result terminates in the same way, at the next failure. If this
  /// sequence fails with an error of another type, the result fails with it.
  @inlinable
  public func retry<Error: Swift.Error>(
    when notificationHandler: @escaping (Observable<Error>) -> some ObservableType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.retry(when: notificationHandler))
  }

  /// Subscribes again after a failure, as soon as a sequence of your choice emits an element.
  ///
  /// `notificationHandler` receives the errors as a sequence, and returns the sequence that triggers the next attempt.
  /// If the returned sequence terminates, the result terminates in the same way, at the next failure.
  @inlinable
  public func retry(
    when notificationHandler: @escaping (Observable<any Error>) -> some ObservableType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.retry(when: notificationHandler))
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Emits `element` in place of an error.
  @inlinable
  public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(primitiveSequence.source.catchAndReturn(element))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Emits `element` in place of an error.
  @inlinable
  public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(primitiveSequence.source.catchAndReturn(element))
  }
}
