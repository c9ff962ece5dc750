extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The element, once it is there; throws the error of the single.
  ///
  ///     let answer = try await single.value
  ///
  /// Each use subscribes anew. Cancelling the task disposes of the subscription and throws a `CancellationError`.
  nonisolated(nonsending)
    public var value: Element
  {
    get async throws {
      try await outcome { settle in
        primitiveSequence.subscribe(
          onSuccess: { settle(.success($0)) }, onFailure: { settle(.failure($0)) },
          onDisposed: { settle(.failure(CancellationError())) })
      }
    }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The element, or nil, once that is known; throws the error of the maybe.
  ///
  /// Each use subscribes anew. Cancelling the task disposes of the subscription and throws a `CancellationError`.
  nonisolated(nonsending)
    public var value: Element?
  {
    get async throws {
      try await outcome { settle in
        primitiveSequence.subscribe(
          onSuccess: { settle(.success($0)) }, onError: { settle(.failure($0)) },
          onCompleted: { settle(.success(nil)) }, onDisposed: { settle(.failure(CancellationError())) })
      }
    }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Returns at completion; throws the error of the completable.
  ///
  /// Each use subscribes anew. Cancelling the task disposes of the subscription and throws a `CancellationError`.
  nonisolated(nonsending)
    public var value: Void
  {
    get async throws {
      try await outcome { settle in
        primitiveSequence.subscribe(
          onCompleted: { settle(.success(())) }, onError: { settle(.failure($0)) },
          onDisposed: { settle(.failure(CancellationError())) })
      }
    }
  }
}

/// Waits for what `subscribe` settles first; the subscription is disposed of when the task is cancelled.
nonisolated(nonsending)
  private func outcome<Value>(
    _ subscribe: (@escaping (Result<Value, any Error>) -> Void) -> any Disposable
  ) async throws -> Value
{
  let subscription = SingleAssignmentDisposable()
  let waiting = AwaitedWork()
  defer { waiting.end() }
  let handed: Handed<Value> = try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      let waiting = Guarded<CheckedContinuation<Handed<Value>, any Error>?>(continuation)
      subscription.setDisposable(
        onAnyThread {
          subscribe { result in waiting.exchange(nil)?.resume(with: result.map(Handed.init)) }
        })
    }
  } onCancel: {
    subscription.dispose()
  }
  return handed.value
}
