import Dispatch
import Reactive

/// The departures for the boards, from one shared subscription.
func news(
  from departures: Observable<String>, span: RxTimeInterval,
  scheduler: any SchedulerType
) -> Observable<String> {
  departures
    .throttle(span, scheduler: scheduler)
    .distinctUntilChanged()
    .share()
}
