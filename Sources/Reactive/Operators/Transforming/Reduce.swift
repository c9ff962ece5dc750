extension ObservableType {
  /// Combines all elements into one value, and emits it when the source completes.
  ///
  ///     Observable.of(1, 2, 3).reduce(10, accumulator: +)  // 16, completed
  ///
  /// If the source has no element, the result is `seed`. If the source fails, only the error is emitted. If
  /// `accumulator` throws, the sequence fails with that error.
  @inlinable
  public func reduce<A>(
    _ seed: A, accumulator: @escaping (A, Element) throws -> A
  ) -> Observable<A> {
    reduce(seed, accumulator: accumulator, mapResult: { $0 })
  }

  /// Combines all elements into one value, and emits the transformed value when the source completes.
  ///
  ///     Observable.of(1, 2, 3).reduce(0, accumulator: +, mapResult: { "sum \($0)" })  // sum 6, completed
  ///
  /// If the source fails, only the error is emitted. If a closure throws, the sequence fails with that error.
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
