#if !hasFeature(Embedded)
extension ObservableType where Element: FixedWidthInteger {
  /// Creates a sequence that emits 0, 1, 2, … every `period`, which is a `Duration`; the first after one period.
  ///
  ///     Observable<Int>.interval(Duration.seconds(1), scheduler: MainScheduler.instance)
  ///
  /// The sequence never terminates. Elements are delivered on `scheduler`.
  @inlinable
  @_disfavoredOverload
  public static func interval(_ period: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    interval(RxTimeInterval(period), scheduler: scheduler)
  }

  /// Creates a sequence that emits 0 after `dueTime`, and then 1, 2, … every `period`; both are a `Duration`.
  ///
  /// Completes after the first element if there is no period, and never otherwise. Elements are delivered on `scheduler`.
  @inlinable
  @_disfavoredOverload
  public static func timer(
    _ dueTime: Duration, period: Duration? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(RxTimeInterval(dueTime), period: period.map { RxTimeInterval($0) }, scheduler: scheduler)
  }
}
#endif
