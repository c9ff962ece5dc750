extension ObservableType {
  /// Emits the only element of the source, which must have exactly one.
  ///
  ///     Observable.of(1).single()     // 1, completed
  ///     Observable.of(1, 2).single()  // 1, error(Sequence contains more than one element.)
  ///
  /// If the source emits a second element, the sequence fails with `RxError.moreThanOneElement`. If it completes
  /// without an element, the sequence fails with `RxError.noElements`.
  @inlinable
  public func single() -> Observable<Element> { single { _ in true } }

  /// Emits the only element for which `predicate` returns true; the source must have exactly one such element.
  ///
  /// If there is a second one, the sequence fails with `RxError.moreThanOneElement`. If the source completes without
  /// one, the sequence fails with `RxError.noElements`. If `predicate` throws, the sequence fails with that error.
  @inlinable
  public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    completingStage { downstream in
      var isFound = false
      return (
        next: { element in
          downstream.attempt {
            guard try predicate(element) else { return }
            if isFound { throw RxError.moreThanOneElement.erased }
            isFound = true
            downstream.next(element)
          }
        },
        completed: { downstream.end(isFound ? nil : RxError.noElements.erased) }
      )
    }
  }
}
