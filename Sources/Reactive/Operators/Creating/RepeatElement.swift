extension ObservableType {
  /// Creates a sequence that emits the same element forever.
  ///
  /// The sequence never terminates by itself: limit it with `take`, or dispose of the subscription.
  ///
  /// - Parameters:
  ///   - element: The element to repeat.
  ///   - scheduler: The scheduler that emits the elements; by default the `CurrentThreadScheduler`, on which
  ///     synchronous sources take turns.
  @inlinable
  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    synchronous(on: scheduler, from: {}) { _ in element }
  }
}
