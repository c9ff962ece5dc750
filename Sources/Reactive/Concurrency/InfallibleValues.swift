extension InfallibleType {
  /// The elements, for `for await`.
  ///
  /// Each use subscribes anew, at once. There is no back-pressure: elements that come faster than they are taken are
  /// kept in a buffer without limit. Cancelling the task, or letting go of the stream, disposes of the subscription.
  public var values: AsyncStream<Element> {
    AsyncStream { continuation in
      let subscription = SingleAssignmentDisposable()
      continuation.onTermination = { _ in subscription.dispose() }
      subscription.setDisposable(
        asObservable().subscribe(
          onNext: { element in
            let handed = Handed(element)
            continuation.yield(handed.value)
          },
          onCompleted: { continuation.finish() },
          onDisposed: { continuation.finish() }))
    }
  }
}
