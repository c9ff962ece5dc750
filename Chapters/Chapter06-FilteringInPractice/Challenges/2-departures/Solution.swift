import Dispatch
import Reactive

/// What boards show of `departures`: one run for all of them.
func news(
  from departures: Observable<String>, span: RxTimeInterval,
  scheduler: any SchedulerType
) -> Observable<String> {
  departures
    .throttle(span, scheduler: scheduler)
    .distinctUntilChanged()
    .share()
}
