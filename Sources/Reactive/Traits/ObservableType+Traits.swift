extension ObservableType {
  /// A single of the one element there must be.
  ///
  /// It succeeds when the sequence completes; it fails with `RxError.noElements`, or with
  /// `RxError.moreThanOneElement` as soon as there is a second.
  @inlinable
  public func asSingle() -> Single<Element> {
    PrimitiveSequence(atMostOne { downstream in downstream.end(RxError.noElements.erased) })
  }

  /// A maybe of the one element there may be.
  ///
  /// It succeeds or completes when the sequence completes; it fails with `RxError.moreThanOneElement` as soon as
  /// there is a second.
  @inlinable
  public func asMaybe() -> Maybe<Element> {
    PrimitiveSequence(atMostOne { downstream in downstream.end(nil) })
  }

  /// Keeps one element until completion; `endEmpty` ends where there was none.
  @inlinable
  func atMostOne(_ endEmpty: @escaping (Downstream<Element>) -> Void) -> Observable<Element> {
    let attach = asObservable().attach
    return Observable { downstream in
      var only: Element?
      attach(
        Downstream(downstream.lifetime) { element in
          if only == nil { only = element } else { downstream.end(RxError.moreThanOneElement.erased) }
        } end: { error in
          if error != nil { return downstream.end(error) }
          if let only { downstream.sendOnly(only) } else { endEmpty(downstream) }
        })
    }
  }
}

extension ObservableType where Element == Never {
  /// A sequence without elements as a completable.
  @inlinable
  public func asCompletable() -> Completable { PrimitiveSequence(asObservable()) }
}
