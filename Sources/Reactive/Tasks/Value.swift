extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The element, as soon as it is available.
  ///
  ///     let answer = try await single.value
  ///
  /// If the single fails, its error is thrown. Each access starts a new subscription. Cancelling the task disposes of
  /// the subscription and throws a `CancellationError`.
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
  /// The element, or nil if the maybe completes without one.
  ///
  /// If the maybe fails, its error is thrown. Each access starts a new subscription. Cancelling the task disposes of
  /// the subscription and throws a `CancellationError`.
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
  /// Waits until the completable completes.
  ///
  /// If the completable fails, its error is thrown. Each access starts a new subscription. Cancelling the task disposes
  /// of the subscription and throws a `CancellationError`.
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

/// Waits for the first result that `subscribe` reports, and disposes of the subscription if the task is cancelled.
nonisolated(nonsending)
  private func outcome<Value>(
    _ subscribe: (@escaping (Result<Value, any Error>) -> Void) -> any Disposable
  ) async throws -> Value
{
  let subscription = SingleAssignmentDisposable()
  let awaited = AwaitedWork()
  defer { awaited.end() }
  let unchecked: UncheckedSendable<Value> = try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      let pending = Guarded<CheckedContinuation<UncheckedSendable<Value>, any Error>?>(continuation)
      subscription.setDisposable(
        onAnyThread {
          subscribe { result in pending.exchange(nil)?.resume(with: result.map(UncheckedSendable.init)) }
        })
    }
  } onCancel: {
    subscription.dispose()
  }
  return unchecked.value
}
