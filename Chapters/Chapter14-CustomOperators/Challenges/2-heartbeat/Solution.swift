import Dispatch
import Reactive

extension ObservableType {
  /// The elements, each of them again and again until the next.
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
