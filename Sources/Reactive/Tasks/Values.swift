extension ObservableConvertibleType {
  /// The elements as an asynchronous sequence for `for try await`.
  ///
  ///     for try await temperature in station.values { print(temperature) }
  ///
  /// Each access starts a new subscription at once. An observable has no back-pressure: it doesn't wait for the loop,
  /// and elements that arrive too fast wait in a buffer without a limit. If only the latest ones matter, reduce them
  /// first with `throttle` or `sample`, or limit the buffer with `values(bufferingPolicy:)`. With `valuesOnDemand`,
  /// sources that can wait do so.
  ///
  /// Iteration ends when the sequence completes, and throws its error if it fails. Cancelling the task disposes of the
  /// subscription and throws a `CancellationError`. Leaving the loop or releasing the stream disposes of the
  /// subscription as well.
  public var values: AsyncThrowingStream<Element, any Error> { values(bufferingPolicy: .unbounded) }

  /// Returns the elements as an asynchronous sequence for `for try await`, with a limited buffer.
  ///
  ///     for try await temperature in station.values(bufferingPolicy: .bufferingNewest(1)) { print(temperature) }
  ///
  /// Each call subscribes at once. The sequence doesn't wait for the loop: elements that arrive while the loop is busy
  /// are buffered. `.bufferingNewest(n)` stores the latest `n` of them, `.bufferingOldest(n)` the first `n`, and both
  /// drop the others; `.unbounded` drops none, and its memory use grows as long as the loop is slower than the
  /// sequence.
  ///
  /// Iteration ends when the sequence completes, and throws its error if it fails. The terminal event is never dropped,
  /// and buffered elements come first. Cancelling the task disposes of the subscription and throws a
  /// `CancellationError`. Leaving the loop or releasing the stream disposes of the subscription as well.
  ///
  /// - Parameter bufferingPolicy: The maximum number of elements that wait for the loop, and which elements are dropped
  ///   beyond it.
  public func values(
    bufferingPolicy: AsyncThrowingStream<Element, any Error>.Continuation.BufferingPolicy
  ) -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(bufferingPolicy: bufferingPolicy) { continuation in
      let subscription = SingleAssignmentDisposable()
      let waiting = AwaitedWork()
      continuation.onTermination = { _ in
        waiting.end()
        subscription.dispose()
      }
      subscription.setDisposable(
        onAnyThread {
          asObservable().subscribe(
            onNext: { element in
              let unchecked = UncheckedSendable(element)
              continuation.yield(unchecked.value)
            },
            onError: { continuation.finish(throwing: $0) },
            onCompleted: { continuation.finish() },
            // No effect after either of the above.
            onDisposed: { continuation.finish(throwing: CancellationError()) })
        })
    }
  }
}
