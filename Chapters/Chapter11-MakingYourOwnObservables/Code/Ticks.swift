import Reactive

extension Observable where Element == Int {
  /// Emits 0, 1, 2, and so on, one after each `period`.
  static func ticks(
    every period: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Int> {
    .create { observer in
      stamp("Subscribed")
      let timer = scheduler.schedulePeriodic(
        0, startAfter: period, period: period
      ) { tick in
        observer.onNext(tick)
        return tick + 1
      }
      return Disposables.create {
        timer.dispose()
        stamp("Disposed")
      }
    }
  }
}
