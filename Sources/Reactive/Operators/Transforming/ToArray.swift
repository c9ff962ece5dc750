extension ObservableType {
  /// Collects all elements in an array, and emits it when the source completes.
  ///
  ///     Observable.of(1, 2).toArray()  // success([1, 2])
  ///
  /// If the source fails, the result fails with the same error.
  @inlinable
  public func toArray() -> Single<[Element]> {
    PrimitiveSequence(
      completingStage { downstream in
        var elements: [Element] = []
        return (next: { elements.append($0) }, completed: { downstream.sendOnly(elements) })
      })
  }
}
