extension SharedSequence {
  /// The elements as an asynchronous sequence for `for await`.
  ///
  /// Each access starts a new subscription to the shared run at once. The sequence doesn't wait for the loop: elements
  /// that arrive too fast wait in a buffer without a limit. Cancelling the task or releasing the stream disposes of the
  /// subscription.
  @MainActor public var values: AsyncStream<Element> { values(bufferingPolicy: .unbounded) }

  /// Returns the elements as an asynchronous sequence for `for await`, with a limited buffer.
  ///
  ///     for await title in driver.values(bufferingPolicy: .bufferingNewest(1)) { label.text = title }
  ///
  /// Each call subscribes to the shared run at once. The sequence doesn't wait for the loop: `bufferingPolicy` says how
  /// many elements may wait, and which are dropped when more arrive. Completion is never dropped. Cancelling the task
  /// or releasing the stream disposes of the subscription.
  ///
  /// - Parameter bufferingPolicy: The maximum number of elements that wait for the loop, and which elements are dropped
  ///   beyond it.
  @MainActor public func values(
    bufferingPolicy: AsyncStream<Element>.Continuation.BufferingPolicy
  ) -> AsyncStream<Element> {
    source.stream(bufferingPolicy)
  }
}
