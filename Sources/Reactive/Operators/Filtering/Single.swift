extension ObservableType {
  /// Keeps the only element; the sequence must have exactly one.
  ///
  ///     Observable.of(1).single()     // 1, completed
  ///     Observable.of(1, 2).single()  // 1, error(Sequence contains more than one element.)
  ///
  /// Fails with `RxError.moreThanOneElement` at the second, and with `RxError.noElements` when the source completes
  /// without any.
  @inlinable
  public func single() -> Observable<Element> { single { _ in true } }

  /// Keeps the only element that satisfies `predicate`; the sequence must have exactly one.
  ///
  /// Fails with `RxError.moreThanOneElement` at the second, with `RxError.noElements` when the source completes
  /// without any, and with what `predicate` throws.
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
