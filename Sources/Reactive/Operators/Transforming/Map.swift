extension ObservableType {
  /// Transforms each element; what `transform` throws is the error of the sequence.
  ///
  ///     Observable.of(1, 2).map { $0 * 10 }  // 10, 20, completed
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    stage { downstream in
      { element in downstream.attempt { downstream.next(try transform(element)) } }
    }
  }
}
