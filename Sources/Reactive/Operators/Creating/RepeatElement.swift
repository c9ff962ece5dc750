extension ObservableType {
  /// Makes a sequence that sends the same element for ever: end it with `take`, or dispose of it.
  ///
  /// - Parameters:
  ///   - element: What is sent.
  ///   - scheduler: Sends the elements; the current thread's by default, where synchronous sources take turns.
  @inlinable
  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    synchronous(on: scheduler, from: {}) { _ in element }
  }
}
