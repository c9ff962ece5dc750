extension SharedSequence {
  /// The elements, for `for await`.
  ///
  /// Each use subscribes anew, at once, as one more observer of the shared run. There is no back-pressure: elements that
  /// come faster than they are taken are kept in a buffer without limit. Cancelling the task, or letting go of the
  /// stream, disposes of the subscription.
  @MainActor public var values: AsyncStream<Element> { source.stream }
}
