extension ObservableType where Element: FixedWidthInteger {
  /// Creates a sequence that emits 0 after `dueTime`, and then 1, 2, … every `period`.
  ///
  /// Without a period the sequence completes after the first element. With one it never terminates; after the greatest
  /// number that `Element` can represent it continues with the least one. Elements are delivered on `scheduler`.
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
