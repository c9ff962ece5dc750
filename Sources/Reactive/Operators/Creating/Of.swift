extension ObservableType {
  /// Creates a sequence that emits its arguments, and completes.
  ///
  ///     Observable.of("a", "b")  // a, b, completed
  ///
  /// - Parameters:
  ///   - elements: The elements, in order.
  ///   - scheduler: The scheduler that emits the elements; by default the `CurrentThreadScheduler`, on which
  ///     synchronous sources take turns.
  @inlinable
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(elements, scheduler: scheduler)
  }
}
