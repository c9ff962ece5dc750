#if !hasFeature(Embedded)
extension InfallibleType {
  /// Emits the elements that arrive within `duration` of the subscription, and then completes on `scheduler`.
  @inlinable
  @_disfavoredOverload
  public func take(for duration: Duration, scheduler: any SchedulerType) -> Infallible<Element> {
    take(for: RxTimeInterval(duration), scheduler: scheduler)
  }

  /// Emits an element once no other has followed it for `dueTime`, which is a `Duration`, on `scheduler`.
  @inlinable
  @_disfavoredOverload
  public func debounce(_ dueTime: Duration, scheduler: any SchedulerType) -> Infallible<Element> {
    debounce(RxTimeInterval(dueTime), scheduler: scheduler)
  }

  /// Emits an element at once, and then at most one element per `dueTime`, which is a `Duration`.
  ///
  /// - Parameters:
  ///   - dueTime: The shortest time between two elements.
  ///   - latest: Whether the last element that arrived in the meantime is emitted when `dueTime` has passed.
  ///   - scheduler: The scheduler that measures the time and emits the later elements.
  @inlinable
  @_disfavoredOverload
  public func throttle(
    _ dueTime: Duration, latest: Bool = true, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    throttle(RxTimeInterval(dueTime), latest: latest, scheduler: scheduler)
  }
}
#endif
