extension ObservableConvertibleType {
  /// The elements, for `for try await`.
  ///
  ///     for try await temperature in station.values { print(temperature) }
  ///
  /// Each use subscribes anew, at once. There is no back-pressure: an observable does not wait for whoever iterates,
  /// and elements that come faster than they are taken are kept in a buffer without limit. Where only the latest ones
  /// matter, reduce them before, with `throttle` or `sample`.
  ///
  /// Iteration ends when the sequence completes, and throws its error. Cancelling the task disposes of the
  /// subscription and throws a `CancellationError`; leaving the loop, or letting go of the stream, disposes of it, too.
  public var values: AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { continuation in
      let subscription = SingleAssignmentDisposable()
      let waiting = AwaitedWork()
      continuation.onTermination = { _ in
        waiting.end()
        subscription.dispose()
      }
      subscription.setDisposable(
        asObservable().subscribe(
          onNext: { element in
            let handed = Handed(element)
            continuation.yield(handed.value)
          },
          onError: { continuation.finish(throwing: $0) },
          onCompleted: { continuation.finish() },
          // Without effect after either of the above.
          onDisposed: { continuation.finish(throwing: CancellationError()) }))
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
