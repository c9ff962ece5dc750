extension ObservableConvertibleType {
  /// The elements, for `for try await`.
  ///
  ///     for try await temperature in station.values { print(temperature) }
  ///
  /// Each use subscribes anew, at once. There is no back-pressure: an observable does not wait for whoever iterates,
  /// and elements that come faster than they are taken are kept in a buffer without limit. Where only the latest ones
  /// matter, reduce them before, with `throttle` or `sample`, or bound the buffer with `values(bufferingPolicy:)`.
  /// `valuesOnDemand` makes sources that can wait do so.
  ///
  /// Iteration ends when the sequence completes, and throws its error. Cancelling the task disposes of the
  /// subscription and throws a `CancellationError`; leaving the loop, or letting go of the stream, disposes of it, too.
  public var values: AsyncThrowingStream<Element, any Error> { values(bufferingPolicy: .unbounded) }

  /// Returns the elements for `for try await`, through a buffer of limited size.
  ///
  ///     for try await temperature in station.values(bufferingPolicy: .bufferingNewest(1)) { print(temperature) }
  ///
  /// Each call subscribes at once. The sequence does not wait for the loop: elements that arrive while the loop is busy are
  /// buffered. `.bufferingNewest(n)` keeps the latest `n` of them, `.bufferingOldest(n)` the first `n`, and both drop the
  /// others; `.unbounded` drops none, and its memory grows for as long as the loop is slower than the sequence.
  ///
  /// Iteration ends when the sequence completes, and throws its error; neither is ever dropped, and buffered elements come
  /// first. Cancelling the task disposes of the subscription and throws a `CancellationError`. Leaving the loop, or releasing
  /// the stream, disposes of the subscription as well.
  ///
  /// - Parameter bufferingPolicy: The number of elements that may wait for the loop, and which of them are dropped.
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
              let handed = Handed(element)
              continuation.yield(handed.value)
            },
            onError: { continuation.finish(throwing: $0) },
            onCompleted: { continuation.finish() },
            // Without effect after either of the above.
            onDisposed: { continuation.finish(throwing: CancellationError()) })
        })
    }
  }
}

/// A value on its way to a task.
///
/// `@unchecked Sendable`: whoever iterates over a sequence that is sent from elsewhere answers for its elements, as
/// whoever observes one on another scheduler does.
struct Handed<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
