extension ObservableType {
  /// Transforms each element, and drops those for which `transform` returns nil.
  ///
  ///     Observable.of("1", "x", "3").compactMap { Int($0) }  // 1, 3, completed
  ///
  /// If `transform` throws, the sequence fails with that error.
  @inlinable
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    stage { downstream in
      { element in downstream.attempt { if let result = try transform(element) { downstream.next(result) } } }
    }
  }
}
