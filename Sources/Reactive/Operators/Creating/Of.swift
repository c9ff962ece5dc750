extension ObservableType {
  /// Makes a sequence of the elements listed.
  ///
  ///     Observable.of("a", "b")  // a, b, completed
  ///
  /// - Parameters:
  ///   - elements: In order.
  ///   - scheduler: Sends the elements; the current thread's by default, where synchronous sources take turns.
  @inlinable
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(elements, scheduler: scheduler)
  }
}
