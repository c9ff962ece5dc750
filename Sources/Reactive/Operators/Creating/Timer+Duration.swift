#if !hasFeature(Embedded)
extension ObservableType where Element: FixedWidthInteger {
  /// Creates a sequence that emits 0, 1, 2, … every `period`, the first after one period.
  ///
  ///     Observable<Int>.interval(Duration.seconds(1), scheduler: MainScheduler.instance)
  ///
  /// The period is a `Duration`. The sequence never terminates. Elements are delivered on `scheduler`.
  @inlinable
  @_disfavoredOverload
  public static func interval(_ period: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    interval(RxTimeInterval(period), scheduler: scheduler)
  }

  /// Creates a sequence that emits 0 after `dueTime`, and then 1, 2, … every `period`.
  ///
  /// Both are a `Duration`. Without a period the sequence completes after the first element; with one it never
  /// terminates. Elements are delivered on `scheduler`.
  @inlinable
  @_disfavoredOverload
  public static func timer(
    _ dueTime: Duration, period: Duration? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(RxTimeInterval(dueTime), period: period.map { RxTimeInterval($0) }, scheduler: scheduler)
  }
}
#endif
