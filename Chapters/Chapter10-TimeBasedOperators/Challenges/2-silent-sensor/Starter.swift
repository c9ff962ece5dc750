import Dispatch
import Reactive

/// What a display shows that is told `degrees`.
func display(
  of degrees: Observable<Int>, patience: RxTimeInterval,
  scheduler: any SchedulerType
) -> Observable<String> {
  // After this, nobody listens to the sensor any more.
  degrees
    .map { "\($0)°" }
    .timeout(
      patience, other: Observable.just("no signal"),
      scheduler: scheduler)
}
