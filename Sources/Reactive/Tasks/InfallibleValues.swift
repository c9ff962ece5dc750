extension InfallibleType {
  /// The elements, for `for await`.
  ///
  /// Each use subscribes anew, at once. There is no back-pressure: elements that come faster than they are taken are
  /// kept in a buffer without limit. Cancelling the task, or letting go of the stream, disposes of the subscription.
  public var values: AsyncStream<Element> { values(bufferingPolicy: .unbounded) }

  /// Returns the elements for `for await`, through a buffer of limited size.
  ///
  ///     for await position in positions.values(bufferingPolicy: .bufferingNewest(1)) { show(position) }
  ///
  /// Each call subscribes at once. The sequence does not wait for the loop: `bufferingPolicy` says how many elements may wait,
  /// and which are dropped when more arrive. Completion is never dropped. Cancelling the task, or releasing the stream,
  /// disposes of the subscription.
  ///
  /// - Parameter bufferingPolicy: The number of elements that may wait for the loop, and which of them are dropped.
  public func values(
    bufferingPolicy: AsyncStream<Element>.Continuation.BufferingPolicy
  ) -> AsyncStream<Element> {
    asObservable().stream(bufferingPolicy)
  }
}

extension Observable {
  /// The elements of a sequence that does not fail.
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
              let handed = Handed(element)
              continuation.yield(handed.value)
            },
            onDisposed: { continuation.finish() })
        })
    }
  }
}
