extension ObservableType {
  /// Returns a single that succeeds with the only element of this sequence, when the sequence completes.
  ///
  /// It fails with `RxError.noElements` if the sequence completes without an element, and with
  /// `RxError.moreThanOneElement` as soon as there is a second one.
  @inlinable
  public func asSingle() -> Single<Element> {
    PrimitiveSequence(atMostOne { downstream in downstream.end(RxError.noElements.erased) })
  }

  /// Returns a maybe that succeeds with the only element of this sequence, if there is one, when the sequence
  /// completes.
  ///
  /// It fails with `RxError.moreThanOneElement` as soon as there is a second element.
  @inlinable
  public func asMaybe() -> Maybe<Element> {
    PrimitiveSequence(atMostOne { downstream in downstream.end(nil) })
  }

  /// Emits the only element when the sequence completes; without one, `endEmpty` terminates the result.
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
  /// Returns the sequence, which has no elements, as a completable.
  @inlinable
  public func asCompletable() -> Completable { PrimitiveSequence(asObservable()) }
}
