extension InfallibleType {
  /// The elements as an asynchronous sequence for `for await`.
  ///
  /// Each access starts a new subscription at once. The sequence doesn't wait for the loop: elements that arrive too
  /// fast wait in a buffer without a limit. Cancelling the task or releasing the stream disposes of the subscription.
  public var values: AsyncStream<Element> { values(bufferingPolicy: .unbounded) }

  /// Returns the elements as an asynchronous sequence for `for await`, with a limited buffer.
  ///
  ///     for await position in positions.values(bufferingPolicy: .bufferingNewest(1)) { show(position) }
  ///
  /// Each call subscribes at once. The sequence doesn't wait for the loop: `bufferingPolicy` says how many elements may
  /// wait, and which are dropped when more arrive. Completion is never dropped. Cancelling the task or releasing the
  /// stream disposes of the subscription.
  ///
  /// - Parameter bufferingPolicy: The maximum number of elements that wait for the loop, and which elements are dropped
  ///   beyond it.
  public func values(
    bufferingPolicy: AsyncStream<Element>.Continuation.BufferingPolicy
  ) -> AsyncStream<Element> {
    asObservable().stream(bufferingPolicy)
  }
}

extension Observable {
  /// Returns a stream of the elements of a sequence that doesn't fail.
  func stream(_ bufferingPolicy: AsyncStream<Element>.Continuation.BufferingPolicy) -> AsyncStream<Element> {
    AsyncStream(bufferingPolicy: bufferingPolicy) { continuation in
      let subscription = SingleAssignmentDisposable()
      let waiting = AwaitedWork()
      continuation.onTermination = { _ in
        waiting.end()
        subscription.dispose()
      }
      subscription.setDisposable(
        onAnyThread {
          subscribe(
            onNext: { element in
              let unchecked = UncheckedSendable(element)
              continuation.yield(unchecked.value)
            },
            onDisposed: { continuation.finish() })
        })
    }
  }
}
