extension ObservableType {
  /// Gathers all elements in an array, and succeeds with it when the source completes.
  ///
  ///     Observable.of(1, 2).toArray()  // success([1, 2])
  @inlinable
  public func toArray() -> Single<[Element]> {
    PrimitiveSequence(
      completingStage { downstream in
        var elements: [Element] = []
        return (next: { elements.append($0) }, completed: { downstream.sendOnly(elements) })
      })
  }
}
