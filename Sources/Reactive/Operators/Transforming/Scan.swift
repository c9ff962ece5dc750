extension ObservableType {
  /// Accumulates elements, and sends each result on the way.
  ///
  ///     Observable.of(1, 2, 3).scan(10, accumulator: +)  // 11, 13, 16, completed
  ///
  /// What `accumulator` throws is the error of the sequence.
  @inlinable
  public func scan<A>(
    _ seed: A, accumulator: @escaping (A, Element) throws -> A
  ) -> Observable<A> {
    stage(keepsSource: true) { downstream in
      var result = seed
      return { element in
        downstream.attempt {
          result = try accumulator(result, element)
          downstream.next(result)
        }
      }
    }
  }

  /// Accumulates elements in a value that is changed in place, and sends it after each change.
  ///
  ///     Observable.of(1, 2).scan(into: []) { $0.append($1) }  // [1], [1, 2], completed
  ///
  /// What `accumulator` throws is the error of the sequence.
  @inlinable
  public func scan<A>(
    into seed: A, accumulator: @escaping (inout A, Element) throws -> Void
  ) -> Observable<A> {
    stage(keepsSource: true) { downstream in
      var result = seed
      return { element in
        downstream.attempt {
          try accumulator(&result, element)
          downstream.next(result)
        }
      }
    }
  }
}
