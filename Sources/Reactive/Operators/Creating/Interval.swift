extension ObservableType where Element: FixedWidthInteger {
  /// Creates a sequence that emits 0, 1, 2, … every `period`, the first after one period.
  ///
  /// The sequence never terminates. Elements are delivered on `scheduler`, and each subscription has its own timer.
  @inlinable
  public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }
}
