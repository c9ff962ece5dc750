extension InfallibleType {
  /// The elements, for `for await`.
  ///
  /// Each use subscribes anew, at once. There is no back-pressure: elements that come faster than they are taken are
  /// kept in a buffer without limit. Cancelling the task, or letting go of the stream, disposes of the subscription.
  public var values: AsyncStream<Element> { asObservable().stream }
}

extension Observable {
  /// The elements of a sequence that does not fail.
  var stream: AsyncStream<Element> {
    AsyncStream { continuation in
      let subscription = SingleAssignmentDisposable()
      let waiting = AwaitedWork()
      continuation.onTermination = { _ in
        waiting.end()
        subscription.dispose()
      }
      subscription.setDisposable(
        subscribe(
          onNext: { element in
            let handed = Handed(element)
            continuation.yield(handed.value)
          },
          onDisposed: { continuation.finish() }))
    }
  }
}
