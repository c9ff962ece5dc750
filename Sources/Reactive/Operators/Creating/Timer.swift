extension ObservableType where Element: FixedWidthInteger {
  /// Makes a sequence that sends 0 after `dueTime`, and then 1, 2, … every `period`.
  ///
  /// Without a period it completes after the first; with one it never ends, and the least number follows the greatest
  /// that `Element` can hold. Elements are sent by `scheduler`.
  @inlinable
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { downstream in
      guard let period else {
        return downstream.lifetime.hold(
          disposable: scheduler.scheduleRelative((), dueTime: dueTime) { _ in
            if !downstream.lifetime.isOver { downstream.sendOnly(0) }
            return Disposables.create()
          })
      }
      downstream.lifetime.hold(
        disposable: scheduler.schedulePeriodic(Element(0), startAfter: dueTime, period: period) { count in
          if !downstream.lifetime.isOver { downstream.next(count) }
          return count &+ 1
        })
    }
  }
}
