extension InfallibleType {
  /// Emits the elements that arrive within `duration` of the subscription, and then completes on `scheduler`.
  @inlinable
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().take(for: duration, scheduler: scheduler))
  }

  /// Emits an element once no other has followed it for `dueTime`, on `scheduler`.
  @inlinable
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
  }

  /// Emits an element at once, and then at most one element per `dueTime`, as measured by `scheduler`.
  ///
  /// Unless `latest` is false, the last element that arrived in the meantime is emitted when `dueTime` has passed.
  @inlinable
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
  }
}
