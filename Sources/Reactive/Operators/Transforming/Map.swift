extension ObservableType {
  /// Transforms each element.
  ///
  ///     Observable.of(1, 2).map { $0 * 10 }  // 10, 20, completed
  ///
  /// If `transform` throws, the sequence fails with that error.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    stage { downstream in
      { element in downstream.attempt { downstream.next(try transform(element)) } }
    }
  }
}
