import Dispatch
import Reactive

extension ObservableType {
  /// Repeats each element until the next one arrives.
  func repeating(
    every period: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    materialize()
      .flatMapLatest { event in
        event.isStopEvent
          ? .just(event)
          : Observable<Int>.interval(period, scheduler: scheduler)
            .map { _ in event }
            .startWith(event)
      }
      .dematerialize()
  }
}
