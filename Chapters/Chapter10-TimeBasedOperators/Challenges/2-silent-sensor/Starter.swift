import Dispatch
import Reactive

/// Emits the texts of a display that shows `degrees`.
func display(
  of degrees: Observable<Int>, patience: RxTimeInterval,
  scheduler: any SchedulerType
) -> Observable<String> {
  // After a silence, this has no subscription to the sensor.
  degrees
    .map { "\($0)°" }
    .timeout(
      patience, other: Observable.just("no signal"),
      scheduler: scheduler)
}
