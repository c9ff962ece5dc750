extension ObservableType where Element: FixedWidthInteger {
  /// Makes a sequence that sends 0, 1, 2, … every `period`, the first after one period; it never ends.
  ///
  /// Elements are sent by `scheduler`; each subscription has a timer of its own.
  @inlinable
  public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }
}
