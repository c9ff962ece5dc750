extension ObservableType {
  /// Combines each element with the previous result, starting with `seed`, and emits each new result.
  ///
  ///     Observable.of(1, 2, 3).scan(10, accumulator: +)  // 11, 13, 16, completed
  ///
  /// `seed` itself is not emitted. If `accumulator` throws, the sequence fails with that error.
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

  /// Changes a value in place with each element, and emits it after each change.
  ///
  ///     Observable.of(1, 2).scan(into: []) { $0.append($1) }  // [1], [1, 2], completed
  ///
  /// `seed` itself is not emitted. If `accumulator` throws, the sequence fails with that error.
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
