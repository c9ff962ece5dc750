extension SharedSequence {
  /// The elements, for `for await`.
  ///
  /// Each use subscribes anew, at once, as one more observer of the shared run. There is no back-pressure: elements that
  /// come faster than they are taken are kept in a buffer without limit. Cancelling the task, or letting go of the
  /// stream, disposes of the subscription.
  @MainActor public var values: AsyncStream<Element> { values(bufferingPolicy: .unbounded) }

  /// Returns the elements for `for await`, through a buffer of limited size.
  ///
  ///     for await title in driver.values(bufferingPolicy: .bufferingNewest(1)) { label.text = title }
  ///
  /// Each call subscribes at once, as one more observer of the shared run. The sequence does not wait for the loop:
  /// `bufferingPolicy` says how many elements may wait, and which are dropped when more arrive. Completion is never dropped.
  /// Cancelling the task, or releasing the stream, disposes of the subscription.
  ///
  /// - Parameter bufferingPolicy: The number of elements that may wait for the loop, and which of them are dropped.
  @MainActor public func values(
    bufferingPolicy: AsyncStream<Element>.Continuation.BufferingPolicy
  ) -> AsyncStream<Element> {
    source.stream(bufferingPolicy)
  }
}
