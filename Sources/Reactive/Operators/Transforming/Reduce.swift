extension ObservableType {
  /// Accumulates elements, and sends the result when the source completes.
  ///
  ///     Observable.of(1, 2, 3).reduce(10, accumulator: +)  // 16, completed
  ///
  /// Without an element the result is `seed`. What `accumulator` throws is the error of the sequence.
  @inlinable
  public func reduce<A>(
    _ seed: A, accumulator: @escaping (A, Element) throws -> A
  ) -> Observable<A> {
    reduce(seed, accumulator: accumulator, mapResult: { $0 })
  }

  /// Accumulates elements, and sends the transformed result when the source completes.
  ///
  ///     Observable.of(1, 2, 3).reduce(0, accumulator: +, mapResult: { "sum \($0)" })  // sum 6, completed
  ///
  /// What the closures throw is the error of the sequence.
  @inlinable
  public func reduce<A, Result>(
    _ seed: A, accumulator: @escaping (A, Element) throws -> A,
    mapResult: @escaping (A) throws -> Result
  ) -> Observable<Result> {
    completingStage { downstream in
      var result = seed
      return (
        next: { element in downstream.attempt { result = try accumulator(result, element) } },
        completed: { downstream.attempt { downstream.sendOnly(try mapResult(result)) } }
      )
    }
  }
}
